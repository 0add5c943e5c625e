"""A deposit: wallet, card and coin."""

from icon_kit import *

pal = icon_stage()
wallet = [
    slab(1.5, 0.95, 0.05, 0.1, pal["mint"], (-0.1, 0.55, -0.05), (0, 0, 6), edge=0.015),
    slab(2.05, 1.42, 0.42, 0.24, pal["up"], (0, -0.12, 0.05), edge=0.11, eseg=6),
    slab(0.8, 0.5, 0.2, 0.2, satin("clasp", "#B8AFFF", "#6A5CF5"), (0.78, -0.16, 0.25), edge=0.07, eseg=5),
    cylinder(0.12, 0.08, pal["gold-symbol"], (0.62, -0.16, 0.37), edge=0.03),
]
upright(wallet)
coin(pal, (-0.62, 0.05, 0.95), (80, 0, 10), 0.4, "€", h=0.12)
finish()
