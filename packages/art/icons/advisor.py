"""Support: a headset and a speech bubble."""

from icon_kit import *

pal = icon_stage()
headset = [tube([(x, y + 0.08, 0) for x, y in arc(1, -8, 188, 6)], 0.085, pal["up"], poly=True)]
for side in (-1, 1):
    headset.append(cylinder(0.36, 0.3, pal["up"], (side * 0.98, -0.16, 0), (0, 90, 0), edge=0.09, eseg=5))
    headset.append(cylinder(0.33, 0.2, pal["white"], (side * 0.78, -0.16, 0), (0, 90, 0), edge=0.08, eseg=5))
headset.append(tube([(0.98, -0.5, 0.05), (0.9, -0.86, 0.22), (0.55, -1.0, 0.36), (0.25, -1.0, 0.4)], 0.04, pal["rod"]))
headset.append(sphere(0.12, pal["mint"], (0.2, -1.0, 0.4)))
upright(headset, 84, 24, (0, 0, 0.05))
saying = [slab(0.8, 0.52, 0.16, 0.2, pal["mint"], edge=0.06, eseg=5)]
upright(saying + [sphere(0.06, pal["white"], (x, 0, 0.1)) for x in (-0.2, 0, 0.2)], 84, 10, (-0.1, -0.5, -0.12))
finish()
