"""Everything a scene file needs: `from kit import *`."""

import math
import random

import bpy
from mathutils import Vector

from materials import linear, material, palette, satin
from objects import (
    barrel,
    candles,
    coin,
    globe,
    gold_bar,
    podium,
)
from output import render
from shapes import (
    bevel,
    box,
    cylinder,
    group,
    plane,
    revolve,
    smooth,
    solid,
    sphere,
    text,
    torus,
    tube,
)
from stage import OPTIONS, area, camera, lights, stage, sweep, world
