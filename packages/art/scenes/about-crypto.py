"""A large bitcoin and a smaller ether coin, with more behind them."""

from kit import *

stage(1200, 900)
world(strength=0.6)
sweep(7, 5)
pal = palette()

coin(pal, (-0.35, 0, 1.0), (82, 0, 16), 0.98, "₿", h=0.2, font="Text-Bold-Extended.ttf")
coin(pal, (1.08, -0.5, 0.58), (80, 0, -6), 0.56, "", "silver", h=0.13)
upper = [(0, 0.34), (-0.21, -0.02), (0, -0.11), (0.21, -0.02)]
lower = [(0, -0.18), (-0.21, -0.08), (0, -0.36), (0.21, -0.08)]
group([prism(outline, 0.05, pal["indigo"], edge=0.012) for outline in (upper, lower)], (1.073, -0.57, 0.59), (80, 0, -6))
for i in range(4):
    coin(pal, (1.9 + 0.04 * (i % 2), 1.9, 0.1 + i * 0.2), (0, 0, 14 * i), 0.7, h=0.19)

lights(0.75, (0, 0, 0.8))
area((-3.2, -2.5, 2.6), (0, 0, 0.9), 1.6, 120, "#FFF4E2")
area((4.6, -3.4, 2.6), (0.2, -0.4, 0.9), 2.5, 40, "#FFF4E2")
camera((-0.6, -5.9, 1.7), (0.25, 0, 0.86), lens=58, fstop=2.4, focus=(-0.3, -0.2, 1.0))
render()
