"""Crypto: a gold and a silver coin."""

from icon_kit import *

pal = icon_stage()
coin(pal, (-0.18, 0, 0.1), (80, 0, 18), 0.98, "₿", h=0.2, font="Text-Bold-Extended.ttf")
coin(pal, (0.78, -0.55, -0.62), (78, 0, -20), 0.5, "", "silver", h=0.13)
upper = [(0, 0.3), (-0.19, -0.02), (0, -0.1), (0.19, -0.02)]
lower = [(0, -0.16), (-0.19, -0.07), (0, -0.32), (0.19, -0.07)]
group([prism(outline, 0.05, pal["up"], edge=0.012) for outline in (upper, lower)], (0.8, -0.615, -0.605), (78, 0, -20))
finish()
