"""Currencies: two coins in exchange."""

from icon_kit import *

pal = icon_stage()
coin(pal, (-0.42, 0.2, 0.34), (80, 0, 22), 0.72, "€", h=0.17)
coin(pal, (0.5, -0.35, -0.4), (80, 0, -8), 0.72, "$", "silver", h=0.17)
for start, key in ((25, "mint"), (205, "up")):
    path = [(x, 0.35, z) for x, z in arc(1.22, start, start + 70, 5)]
    tube(path, 0.06, pal[key], poly=True)
    along = (Vector(path[-1]) - Vector(path[-2])).normalized()
    arrow_head(pal[key], Vector(path[-1]) + along * 0.1, along, 0.17, 0.28)
finish()
