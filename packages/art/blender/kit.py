"""Everything a scene file needs: `from kit import *`."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from materials import lens, linear, material, palette, satin
from objects import (
    barrel,
    book,
    bubble,
    calendar,
    candles,
    coin,
    coin_stack,
    globe,
    gold_bar,
    magnifier,
    podium,
    rod,
    stopwatch,
    upright,
)
from output import render
from shapes import (
    arc,
    bevel,
    box,
    cylinder,
    group,
    plane,
    prism,
    revolve,
    ribbon,
    slab,
    smooth,
    solid,
    sphere,
    text,
    torus,
    tube,
)
from stage import OPTIONS, area, camera, lights, stage, sweep, world
