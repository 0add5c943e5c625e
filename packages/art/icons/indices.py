"""Indices: rising bars."""

from icon_kit import *

pal = icon_stage()
for i, (height, key) in enumerate(((0.6, "white"), (1.0, "up"), (0.85, "white"), (1.45, "up"), (2.0, "mint"))):
    box(0.36, 0.36, height, pal[key], (-0.98 + i * 0.49, 0, -1.02 + height / 2), r=0.09, seg=6)
finish()
