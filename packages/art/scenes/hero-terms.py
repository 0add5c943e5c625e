"""Leverage: one coin lifts many, for the pivot is close to them, and a stopwatch for the speed of execution."""

from kit import *

stage()
world()
sweep()
pal = palette()

X, TILT, PIVOT = 2.6, 12, 1.1
prism([(-0.62, -0.55), (0.62, -0.55), (0.0, 0.73)], 0.8, pal["up"], (X + PIVOT, 0.2, 0.55), (90, 0, 0), edge=0.1, eseg=6)
plank = [slab(4.3, 0.86, 0.15, 0.2, pal["white"], edge=0.06, eseg=5)]
top = 0.075
for i in range(7):
    plank.append(coin(pal, (1.62, 0, top + 0.14 * (0.56 + i * 1.06)), (0, 0, 31 * i), 0.46, h=0.14))
for i in range(3):
    plank.append(coin(pal, (0.88, -0.05, top + 0.1 * (0.56 + i * 1.06)), (0, 0, 47 * i), 0.3, metal="silver", h=0.1))
plank.append(coin(pal, (-1.55, 0, top + 0.52), (84, 0, -12), 0.52, "€", h=0.14))
group(plank, (X, 0.2, 1.13), (0, -TILT, 0))

upright(stopwatch(pal), 82, -14, (1.95, -1.5, 0.66), 0.56)
coin(pal, (0.85, -1.5, 0.4), (79, 0, -12), 0.4, "$", "silver", h=0.1)

lights(1.0, (2.4, 0, 1.5))
camera((-0.6, -11.4, 3.1), (0.55, 0, 1.5), lens=44, fstop=3, focus=(2.4, -0.5, 1.4))
render()
