"""A letter, ticked."""

from icon_kit import *

pal = icon_stage()
pale, flap = satin("line", "#C5CBF2"), satin("flap", "#B1A7FF", "#6C5FF5", axis="Y")
letter = [slab(1.5, 1.3, 0.06, 0.1, pal["white"], (0, 0.42, -0.05))]
for i in range(2):
    letter.append(box(0.9 - 0.25 * i, 0.08, 0.03, pale, (-0.1 - 0.12 * i, 0.72 - 0.22 * i, 0), r=0.012))
letter.append(slab(2.0, 1.3, 0.22, 0.16, pal["up"], (0, -0.25, 0.14), edge=0.07, eseg=5))
letter.append(prism([(0.95, 0.36), (0, -0.42), (-0.95, 0.36)], 0.07, flap, (0, -0.02, 0.28), edge=0.03, eseg=4))
upright(letter + badge(pal, (0.85, -0.8, 0.36), 0.38), 82, 18)
finish()
