"""A closed padlock."""

from icon_kit import *

pal = icon_stage()
bow = [(0.52, -0.2, 0)] + [(x, y + 0.42, 0) for x, y in arc(0.52, 0, 180, 6)] + [(-0.52, -0.2, 0)]
body = slab(1.62, 1.3, 0.5, 0.26, pal["up"], (0, -0.4, 0), edge=0.11, eseg=6)
keyhole = [
    cylinder(0.19, 0.08, pal["navy"], (0, -0.3, 0.25)),
    box(0.13, 0.36, 0.08, pal["navy"], (0, -0.5, 0.25), r=0.02),
]
upright([tube(bow, 0.12, pal["rod"], poly=True), body] + keyhole, 82, 22)
finish()
