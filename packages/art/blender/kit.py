"""Everything a scene file needs: `from kit import *`."""

from materials import material, palette, satin
from output import render
from shapes import box, cylinder, group, rod
from stage import area, camera, lights, stage, sweep, world
