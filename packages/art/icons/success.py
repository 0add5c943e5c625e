"""Done: a tick on a disc."""

from icon_kit import *

pal = icon_stage()
disc = cylinder(1.02, 0.34, pal["mint"], edge=0.12, eseg=7, seg=128)
inset = cylinder(0.8, 0.06, satin("inset", "#8CFFE2", "#17B894", axis="Y"), (0, 0, 0.17), edge=0.02, seg=128)
upright([disc, inset] + rod([(-0.42, 0, 0.27), (-0.12, -0.32, 0.27), (0.46, 0.36, 0.27)], 0.11, pal["white"]))
finish()
