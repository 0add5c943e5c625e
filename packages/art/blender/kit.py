"""Everything a scene file needs: `from kit import *`."""

import math
import random

import bpy
from mathutils import Vector

from materials import lens, linear, material, palette, satin
from objects import (
    barrel,
    book,
    calendar,
    candles,
    coin,
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
    slab,
    smooth,
    solid,
    sphere,
    text,
    torus,
    tube,
)
from stage import OPTIONS, area, camera, lights, stage, sweep, world
