"""Leverage of 1:20 to scale: of twenty equal blocks one is the margin, and it alone is lit."""

from kit import *

stage()
world()
sweep()
pal = palette()
position = satin("position", "#3A43B8", "#181D66", rough=0.34, coat=0.5)

SIDE, GAP, COLUMNS, ROWS = 0.68, 0.1, 5, 4
pitch = SIDE + GAP
blocks = []
for column in range(COLUMNS):
    for row in range(ROWS):
        is_margin = (column, row) == (0, 0)
        at = ((column - 2) * pitch, -0.95 if is_margin else 0, SIDE / 2 + row * pitch)
        blocks.append(box(SIDE, SIDE, SIDE, pal["mint"] if is_margin else position, at, r=0.11, seg=8))
group(blocks, (2.45, 0.2, 0), (0, 0, 30))

lights(0.55, (2.4, 0, 1.5))
area((-2.6, -2.2, 5), (2.2, 0, 1.4), 2.5, 700, "#C9CCFF")
area((7.5, 2.5, 4), (3, 0, 1.4), 2, 600, "#8478FF", glossy=False)
camera((-0.6, -11.4, 3.1), (0.55, 0, 1.5), lens=44, fstop=3, focus=(2.4, -0.5, 1.4))
render()
