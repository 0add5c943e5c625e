"""Analysis: a board of figures and a ring chart."""

from icon_kit import *

pal = icon_stage()
board = [slab(2.05, 1.5, 0.14, 0.16, pal["white"], (0, 0.1, 0), edge=0.05, eseg=5)]
for i, (height, key) in enumerate(((0.35, "up"), (0.6, "up"), (0.48, "mint"), (0.82, "up"))):
    board.append(box(0.17, height, 0.1, pal[key], (-0.78 + i * 0.27, -0.46 + height / 2, 0.12), r=0.04))
board += rod([(-0.8, 0.1, 0.16), (-0.45, 0.4, 0.16), (-0.15, 0.25, 0.16), (0.25, 0.62, 0.16)], 0.035, pal["amber"])
board.append(box(0.5, 0.06, 0.03, pal["indigo"], (0.62, 0.6, 0.09), r=0.012))
board.append(box(0.34, 0.06, 0.03, pal["rod"], (0.54, 0.46, 0.09), r=0.012))
upright(board, 80, 20)


def segment(start, end, key):
    return prism(arc(0.5, start, end) + arc(0.27, end, start, -4), 0.26, pal[key], edge=0.035, eseg=4)


upright([segment(94, 330, "up"), segment(334, 450, "mint")], 80, 20, (0.72, -0.42, -0.55))
finish()
