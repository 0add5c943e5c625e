"""The brand's picture: a rising row of candlesticks and three currencies."""

from kit import *

stage()
world()
sweep(9, 6)
pal = palette()

ROWS = (
    (-1.95, 0.75, 1.7, 0.4, 2.05, "up"),
    (-1.0, 1.1, 1.7, 0.7, 2.15, "white"),
    (-0.05, 1.25, 2.5, 0.9, 2.85, "up"),
    (0.9, 1.95, 2.65, 1.5, 3.1, "white"),
    (1.85, 2.15, 3.4, 1.75, 3.8, "mint"),
    (2.8, 2.75, 3.4, 2.35, 3.85, "white"),
    (3.75, 3.0, 4.7, 2.6, 5.2, "up"),
)
for x, open_, close, low, high, key in ROWS:
    box(0.66, 0.66, close - open_, pal[key], (x, 0, (open_ + close) / 2), r=0.15, seg=8)
    cylinder(0.045, high - low, pal["rod"], (x, 0, (low + high) / 2), edge=0.02, seg=32)
far = satin("far", "#3B3FA8", "#171B52", rough=0.5, coat=0.1)
for i in range(3, 10):
    z, height = 0.9 + 0.42 * i + 0.3 * math.sin(i * 2.1), 0.9 + 0.6 * abs(math.sin(i * 1.7))
    box(0.7, 0.5, height, far, (-3.62 + i * 1.15, 4, z * 0.85), r=0.14, seg=5)
trend = [(-2.9, 0.75), (-2.2, 1.2), (-0.6, 1.35), (0.9, 2.45), (2.3, 2.9), (4.3, 5.2)]
tube([(x, 0.75, z) for x, z in trend], 0.035, material("line", "#C9C4FF", emit="#9C93FF", power=2.6))

coin(pal, (0.95, -1.7, 1.0), (72, 10, 4), 0.66, "$")
coin(pal, (-1.0, -1.6, 0.46), (78, -8, -34), 0.42, "€")
coin(pal, (3.15, -1.5, 1.75), (74, 14, -2), 0.52, "£", "silver")

lights(1.05, (1.2, 0, 2))
camera((-7.0, -17.6, 2.2), (-3.05, 0, 1.72), lens=47, fstop=1.6, focus=(1.2, -0.4, 2))
render()
