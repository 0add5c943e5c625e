"""Shares: a few candles and the trend."""

from icon_kit import *

pal = icon_stage()
rows = [
    (0.1, 0.62, -0.02, 0.85, "white"),
    (0.42, 1.2, 0.2, 1.4, "up"),
    (0.8, 1.3, 0.6, 1.5, "white"),
    (1.0, 2.0, 0.8, 2.25, "mint"),
]
candles(pal, (-0.05, 0, -1.08), 0.96, 0.36, rows)
rod([(-1.15, -0.42, -0.85), (-0.45, -0.42, -0.25), (0.05, -0.42, -0.5), (1.0, -0.42, 0.55)], 0.055, pal["amber"])
arrow_head(pal["amber"], (1.06, -0.42, 0.62), (0.95, 0, 1.05))
finish()
