"""Laptop and phone with the terminal on them."""

from kit import *

stage(samples=96, exposure=0.25)
world(strength=0.42, rot=200)
sweep(7, 5)

laptop((1.0, 0.35, 0), -19)
phone((-0.55, -1.35, 1.02), (82, 0, 14))
box(0.9, 0.5, 0.04, material("stand", "#2A3062", rough=0.4, metal=0.6), (-0.55, -1.25, 0.02), r=0.015)

area((-7.5, -2.2, 4.6), (0, 0, 1), 2.6, 420, "#E6E8FF")
area((6.5, 1, 4), (1, 0, 1), 2.5, 620, "#8478FF")
area((-6, 3, 4), (-1, 1, 1), 2.5, 160, "#7FB4FF", glossy=False)
area((1.5, 5.2, 6), (2, 7, 2.4), 5, 200, "#7A70FF", glossy=False)
area((-1, -12, 1.2), (0, 0, 0.5), 6, 160, "#F3F1FF", size_y=1.2)
camera((-1.9, -9.0, 2.8), (-0.1, 0, 1.14), lens=51, fstop=4, focus=(0.6, 0.2, 1.2))
render(bloom=(6, -0.9, 1.3))
