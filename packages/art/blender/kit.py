"""Everything a scene file needs: `from kit import *`."""

import math

from mathutils import Vector

from globe import globe
from materials import material, palette, satin
from output import render
from shapes import box, cylinder, group, rod, torus
from stage import area, camera, lights, stage, sweep, world
