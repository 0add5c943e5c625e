"""A chart that comes out of the distance: candlesticks that rise and fall, the latest of them in focus, and its price."""

from kit import *

stage()
world()
sweep(15, 9)
pal = palette()

# Opening price, closing price, low, high: from the latest, which stands nearest, back into the distance
PRICES = (
    (1.84, 3.3, 1.4, 3.7),
    (2.64, 1.84, 1.44, 3.04),
    (1.44, 2.64, 1.04, 3.36),
    (2.4, 1.44, 1.04, 2.8),
    (3.44, 2.4, 2.0, 3.92),
    (2.8, 3.44, 2.32, 4.0),
    (1.68, 2.8, 1.36, 3.28),
    (1.04, 1.68, 0.56, 2.0),
    (1.92, 1.04, 0.72, 2.32),
    (2.8, 1.92, 1.52, 3.28),
)
NEAREST, STEP = (2.8, -2.6), (-0.4, 1.3)
for i, (open_, close, low, high) in enumerate(PRICES):
    x, y = NEAREST[0] + i * STEP[0], NEAREST[1] + i * STEP[1]
    key = "mint" if i == 0 else "up" if close > open_ else "white"
    box(0.6, 0.6, abs(close - open_), pal[key], (x, y, (open_ + close) / 2), r=0.14, seg=8)
    cylinder(0.04, high - low, pal["rod"], (x, y, (low + high) / 2), edge=0.02, seg=32)

price = material("price", "#8FF5DA", emit="#4DF5CB", power=2.2)
last = PRICES[0][1]
rod([(NEAREST[0] + i * STEP[0], NEAREST[1] + i * STEP[1], last) for i in (-3, 11)], 0.012, price)

lights(0.7, (2.0, 0, 2))
area((-3.5, -4, 4.5), (2, -1, 2), 2.5, 900, "#D5D8FF")
area((7, 3, 4), (2.2, 0, 2), 2, 1100, "#8478FF", glossy=False)
area((3, 7, 9), (3, 15, 3), 7, 1500, "#5A50FF", glossy=False)
camera((-0.6, -12.6, 1.9), (-0.35, 0, 1.95), lens=44, fstop=0.35, focus=(*NEAREST, 2.5))
render()
