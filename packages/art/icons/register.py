"""Opening an account: a card with a person, ticked."""

from icon_kit import *

pal = icon_stage()
pale = satin("line", "#C5CBF2")
head, chest = sphere(0.24, pal["up"], (-0.45, 0.22, 0.16)), cylinder(
    0.4, 0.2, pal["up"], (-0.45, -0.36, 0.1), edge=0.09, eseg=5
)
head.scale, chest.scale = (1, 1, 0.7), (1, 0.62, 1)
card = [slab(1.9, 1.45, 0.16, 0.2, pal["white"], edge=0.06, eseg=5), head, chest]
for i, w in enumerate((0.62, 0.62, 0.4)):
    at = (0.44 - (0.62 - w) / 2, 0.3 - i * 0.27, 0.11)
    card.append(box(w, 0.09, 0.05, pale if i else pal["indigo"], at, r=0.02))
upright(card + badge(pal, (0.82, -0.62, 0.16), 0.36), 82, 18)
finish()
