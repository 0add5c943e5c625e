"""Gold bars from near, the front one sharp."""

from kit import *

stage(1200, 900)
world(strength=0.6)
sweep(7, 5)
pal = palette()

for row, (count, z) in enumerate(((3, 0), (2, 0.26), (1, 0.52))):
    for i in range(count):
        x = (i - (count - 1) / 2) * 0.68
        for depth in range(3):
            gold_bar(pal, (x + 0.02 * (depth % 2), depth * 1.32, z), (0, 0, 90 + (1.5 if (i + depth) % 2 else -1)), 1)
gold_bar(pal, (-1.02, -1.0, 0), (0, 0, 28), 0.92)

lights(0.8, (0, 0, 0.6))
area((0.2, 1.2, 5), (0, 0.6, 0), 5, 420, "#FFF1D6")
area((-2.5, -3.5, 2.2), (0, -0.2, 0.3), 2.2, 90, "#FFF1D6")
camera((-2.1, -3.7, 1.75), (-0.02, 0.1, 0.34), lens=58, fstop=1.4, focus=(-0.3, -0.65, 0.4))
render()
