"""The phone, tilted above the floor."""

from kit import *

stage(1200, 900)
world(strength=0.42, rot=200)
sweep(6, 5)
pal = palette()

phone((-0.05, 0, 1.32), (56, -14, 20), power=1.3, h=2.75)
coin(pal, (1.45, 0.6, 1.95), (76, 8, -14), 0.42, "€", h=0.11)
coin(pal, (-1.45, -0.15, 0.75), (66, -14, 30), 0.32, "$", "silver", h=0.09)
candles(pal, (1.75, 1.6, -0.1), 0.8)

area((-5.5, -3.2, 5), (0, 0, 1.2), 2.6, 420, "#E6E8FF")
area((5.5, 0.5, 4), (0, 0, 1.2), 2.5, 620, "#8478FF")
area((-5, 3, 4), (0, 1, 1), 2.5, 160, "#7FB4FF", glossy=False)
area((1, 4.2, 6), (1, 6, 2.4), 5, 220, "#7A70FF", glossy=False)
area((0.5, -8, 7.5), (0, 0, 1.2), 3, 320)
camera((-0.7, -6.4, 3.2), (0.08, 0, 1.2), lens=60, fstop=1.8, focus=(-0.1, -0.15, 1.35))
render(bloom=(6, -0.9, 1.3))
