"""Leverage: one coin lifts five, for its arm is about five times as long."""

from icon_kit import *

pal = icon_stage()
prism([(-0.42, -0.5), (0.42, -0.5), (0, 0.22)], 0.5, pal["up"], (0.56, 0, -0.48), (90, 0, 0), edge=0.08, eseg=5)
group([box(2.5, 0.46, 0.11, pal["white"], r=0.045, seg=5)], (0, 0, -0.3), (0, -14, 0))
coin(pal, (-0.78, -0.05, -0.06), (80, 0, 14), 0.34, "€")
for i in range(5):
    coin(pal, (0.86, 0, 0.02 + i * 0.135), (0, -14, i * 31), 0.36, h=0.14)
finish()
