"""Protection: a shield with a tick."""

from icon_kit import *

pal = icon_stage()


def bezier(a, b, c, d, steps=14):
    """Points of a cubic curve, without its last."""
    weights = [
        ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3) for t in (i / steps for i in range(steps))
    ]
    return [tuple(sum(k * p[axis] for k, p in zip(w, (a, b, c, d))) for axis in (0, 1)) for w in weights]


def outline(scale):
    right = bezier((0, 1.02), (0.3, 0.86), (0.55, 0.78), (0.86, 0.74))
    right += bezier((0.86, 0.74), (0.9, 0.1), (0.78, -0.55), (0, -1.08)) + [(0, -1.08)]
    left = [(-x, y) for x, y in reversed(right[1:-1])]
    return [(x * scale, y * scale) for x, y in reversed(right + left)]


plate = prism(outline(1.08), 0.34, pal["up"], edge=0.1, eseg=6)
inset = prism(outline(0.8), 0.1, satin("inset", "#B4ABFF", "#5A4CF2", axis="Y"), (0, 0, 0.17), edge=0.04, eseg=4)
tick = rod([(-0.34, 0, 0.27), (-0.08, -0.28, 0.27), (0.4, 0.32, 0.27)], 0.095, pal["white"])
upright([plate, inset] + tick, 82, 22)
finish()
