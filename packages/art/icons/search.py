"""A magnifier over candles."""

from icon_kit import *

pal = icon_stage()
glass = [torus(0.72, 0.1, pal["up"])] + rod([(0.56, -0.56, 0), (1.06, -1.06, 0)], 0.12, pal["indigo"])
upright(glass, 84, 14, (-0.15, -0.35, 0.2))
rows = [(0.1, 0.7, -0.1, 0.95, "mint"), (0.5, 1.3, 0.25, 1.6, "up"), (0.9, 1.9, 0.6, 2.15, "mint")]
candles(pal, (-0.15, 0.1, -0.33), 0.5, 0.36, rows)
finish()
