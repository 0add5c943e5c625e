"""Candles from very near, one of them in focus."""

from kit import *

stage(1200, 900)
world()
sweep(9, 6)
pal = palette()

ROWS = (
    (-2.2, 2.6, 0.1, 0.9, "up"),
    (-1.45, 1.7, 0.5, 1.25, "white"),
    (-0.75, 0.8, 0.55, 1.75, "up"),
    (0.0, 0.0, 1.05, 1.7, "white"),
    (0.72, -0.7, 1.0, 2.2, "mint"),
    (1.4, -1.3, 1.75, 2.6, "up"),
)
for x, y, open_, close, key in ROWS:
    box(0.5, 0.5, close - open_, pal[key], (x, y, (open_ + close) / 2), r=0.115, seg=8)
    cylinder(0.034, close - open_ + 0.62, pal["rod"], (x, y, (open_ + close) / 2), edge=0.015, seg=32)
for i in range(6):
    box(0.7, 0.5, 1.1, pal["indigo"], (-3.4 + i * 1.3, 4.6, 0.5 + i * 0.5), r=0.14)

lights(0.9, (0, 0, 1.5))
camera((-2.3, -5.6, 1.55), (0.18, 0, 1.42), lens=62, fstop=0.14, focus=(0.6, -0.95, 1.6))
render()
