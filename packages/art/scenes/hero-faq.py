"""A question, its answer, and a coin that asks."""

from kit import *

stage()
world()
sweep()
pal = palette()
line = material("line", "#E4E1FF", rough=0.4, coat=0.3)

bars = [
    slab(w, 0.15, 0.08, 0.074, line, (-0.85 + w / 2, 0.34 - i * 0.33, 0.2), edge=0.02)
    for i, w in enumerate((1.7, 1.7, 1.1))
]
question = satin("question", "#9486FF", "#4B3DE6", axis="Y")
answer = satin("answer", "#4DF5CB", "#0A9E85", axis="Y")
upright([bubble(question, 2.75, 1.75, 0.42)] + bars, 84, 12, (2.35, 0.7, 2.62))
tick = rod([(-0.3, 0.0, 0.24), (-0.08, -0.22, 0.24), (0.36, 0.26, 0.24)], 0.085, pal["white"])
upright([bubble(answer, 1.75, 1.16, 0.36, tail=1)] + tick, 84, -14, (4.05, -0.55, 1.5))

coin(pal, (1.55, -1.35, 0.74), (79, 4, -10), 0.74, "?", h=0.18)
coin_stack(pal, (2.55, -0.75, 0), 3, 0.36)
coin(pal, (3.15, -1.55, 0.36), (79, 0, -22), 0.36, "$", "silver", h=0.1)

lights(1.0, (2.2, 0, 1.5))
camera((-0.6, -11.4, 3.1), (0.55, 0, 1.55), lens=44, fstop=3, focus=(2.2, -0.6, 1.6))
render()
