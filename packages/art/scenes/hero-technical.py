"""A wall of candles, two moving averages as ribbons, and a magnifier on a turning point."""

from kit import *

stage()
world()
sweep(8, 6)
pal = palette()

CLOSES = (1.0, 0.72, 1.3, 1.85, 1.5, 1.12, 1.55, 2.15, 1.85, 2.6, 3.2, 2.85, 3.7)
STEP, X0, BASE = 0.5, 0.0, 0.2


def key(i):
    return "white" if CLOSES[i] < CLOSES[i - 1] else "mint" if i in (3, 10) else "up"


rows = []
for i in range(1, len(CLOSES)):
    low, high = sorted(CLOSES[i - 1 : i + 1])
    rows.append((low - 0.05, high + 0.05, low - 0.24 - 0.06 * ((i + 1) % 3), high + 0.26 + 0.06 * ((i + 1) % 2), key(i)))
width = 0.38
candles(pal, (X0 + STEP * (len(rows) + 1) / 2, 0, BASE), 1, width, rows, wick=0.026, gap=STEP / width)


def average(span, lift):
    """(x, z) of the moving average over `span` closes, moved by `lift`."""
    means = [sum(CLOSES[max(0, i - span + 1) : i + 1]) / min(span, i + 1) for i in range(len(CLOSES))]
    return [(X0 + STEP * i, z + BASE + lift) for i, z in enumerate(means)]


ribbon(average(3, -0.05), 0.34, 0.05, pal["amber"], y=-0.55)
slow = material("slow", "#C9C4FF", rough=0.3, coat=0.5, emit="#8F84FF", power=0.6)
ribbon(average(8, -0.35), 0.34, 0.05, slow, y=-0.62)
far = satin("far", "#3B3FA8", "#171B52", rough=0.5, coat=0.1)
for i in range(9):
    z, height = 1.0 + 0.4 * i + 0.3 * math.sin(i * 2.1), 0.8 + 0.6 * abs(math.sin(i * 1.7))
    box(0.62, 0.45, height, far, (0.9 + i * 0.95, 3.0, z), r=0.14)
magnifier(pal, lens(), (2.6, -1.9, 2.3), (72, 26, -8), r=0.74, handle=1.05)

lights(1.0, (2.2, 0, 1.8))
camera((-1.5, -11.8, 4.3), (0.45, 0, 1.72), lens=47, fstop=2.2, focus=(2.4, -0.6, 1.8))
render()
