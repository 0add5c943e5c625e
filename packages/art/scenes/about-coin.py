"""Edges of coins: a milled rim in focus."""

from kit import *

stage(1200, 900)
world(strength=0.6)
sweep(7, 5)
pal = palette()


def milled(r, h, ridges=150):
    """A coin's edge with fine ridges between two plain lips."""
    turn = 2 * math.pi / (ridges * 4)
    outline = [
        (
            (r * (1.0 if i % 4 < 2 else 0.985)) * math.cos(turn * i),
            (r * (1.0 if i % 4 < 2 else 0.985)) * math.sin(turn * i),
        )
        for i in range(ridges * 4)
    ]
    return prism(outline, h, pal["gold"], edge=0)


def heavy_coin(loc, rot, r, symbol="", h=0.24):
    return group([coin(pal, (0, 0, 0), (0, 0, 0), r * 0.985, symbol, h=h), milled(r, h * 0.82)], loc, rot)


for i in range(4):
    heavy_coin((0.55 + 0.03 * (i % 2), 0.35, 0.14 + i * 0.272), (0, 0, 21 * i), 0.95)
heavy_coin((-0.98, -0.6, 0.86), (64, 24, 38), 0.86, "€")
for i in range(6):
    coin(pal, (2.1, 2.4, 0.14 + i * 0.2), (0, 0, 10 * i), 0.8, metal="silver", h=0.2)

lights(0.75, (0, 0, 0.8))
area((-3.2, -2.5, 2.6), (0, 0, 0.7), 1.6, 120, "#FFF4E2")
area((4.6, -3.4, 2.6), (-0.7, -0.4, 0.9), 2.5, 160, "#FFF4E2")
camera((-1.75, -5.1, 1.5), (-0.1, 0, 0.68), lens=60, fstop=1.2, focus=(-0.75, -1.1, 0.7))
render()
