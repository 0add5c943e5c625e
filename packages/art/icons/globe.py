"""The world, with two places on it."""

from icon_kit import *

pal = icon_stage()
core = material("core", "#3B33C9", rough=0.25, coat=0.8)
dots = material("dots", "#E8E5FF", emit="#D9D4FF", power=0.7)
globe(pal, core, dots, r=1.02, rot=(14, 0, 6), longitude=12)
sphere(0.09, pal["mint"], (-0.98, -0.75, 0.42))
sphere(0.07, pal["amber"], (1.1, -0.65, -0.42))
finish()
