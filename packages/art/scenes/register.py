"""One podium per class of instrument: metals, oil, the world's shares, crypto, indices, currencies."""

from kit import *

stage()
world()
sweep()
pal = palette()
core = material("globe", "#232A86", rough=0.22, coat=0.8)
dots = material("land", "#B6AEFF", rough=0.4, emit="#8C80FF", power=1.1)

PODIUMS = ((0.15, -0.75, 0.22, 0.78), (0.75, 1.2, 0.7, 0.74), (2.25, 0.55, 0.95, 0.98), (3.2, -1.05, 0.34, 0.86))
for x, y, height, radius in PODIUMS + ((4.15, 1.3, 1.05, 0.82),):
    podium(pal, radius, height, (x, y, 0))
gold_bar(pal, (-0.05, -0.89, 0.22), (0, 0, 10), 0.78)
gold_bar(pal, (0.33, -0.55, 0.22), (0, 0, 10), 0.78)
gold_bar(pal, (0.15, -0.73, 0.425), (0, 0, 52), 0.78)
barrel(pal, (0.75, 1.2, 0.7), 0.86)
globe(pal, core, dots, (2.25, 0.55, 2.12), 0.92, (16, 0, 8), longitude=12)
coin(pal, (3.12, -1.2, 0.93), (78, 6, -12), 0.58, "₿", font="Text-Bold-Extended.ttf")
candles(pal, (4.2, 1.2, 1.1), 0.88)
coin(pal, (1.5, -1.75, 0.4), (77, 8, -18), 0.4, "$", "silver")
coin(pal, (4.2, -1.35, 0.4), (78, 6, -22), 0.4, "€")

lights(1.0, (2.0, 0, 1.5))
camera((-0.6, -11.4, 3.5), (0.55, 0, 1.42), lens=44, fstop=3, focus=(2.3, -0.4, 1.5))
render()
