"""The world's economy and its dates: globe, calendar, currencies and a rising series of figures."""

from kit import *

stage()
world()
sweep()
pal = palette()
core = material("globe", "#232A86", rough=0.22, coat=0.8)
dots = material("land", "#B6AEFF", rough=0.4, emit="#8C80FF", power=1.1)
day = satin("day", "#CFD4F5")

podium(pal, 1.18, 0.5, (1.95, 0.75, 0))
globe(pal, core, dots, (1.95, 0.75, 1.98), 1.12, (16, 0, 8), longitude=8)
upright(calendar(pal, day), 82, -16, (3.85, -0.75, 0.82), 0.78)
for i, (height, key) in enumerate(((1.3, "white"), (1.9, "up"), (1.65, "white"), (2.5, "up"), (3.3, "mint"))):
    box(0.34, 0.34, height, pal[key], (3.4 + i * 0.52, 2.1, height / 2), r=0.08, seg=6)
coin(pal, (0.85, -1.5, 0.5), (79, 4, -10), 0.5, "€", h=0.13)
coin(pal, (1.85, -1.75, 0.4), (79, 0, -6), 0.4, "$", "silver", h=0.1)
coin_stack(pal, (2.75, -1.25, 0), 4, 0.32)

lights(1.0, (2.2, 0, 1.5))
camera((-0.6, -11.4, 3.3), (0.55, 0, 1.5), lens=44, fstop=3, focus=(2.4, -0.4, 1.5))
render()
