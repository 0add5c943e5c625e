"""Something went wrong: a warning triangle."""

from icon_kit import *

pal = icon_stage()


def rounded_triangle(size, radius):
    shrink = 1 - radius / size * 1.15
    corners = [
        (0, size * shrink, 30),
        (-size * 0.95 * shrink, -size * 0.62 * shrink, 150),
        (size * 0.95 * shrink, -size * 0.62 * shrink, 270),
    ]
    return [p for x, y, start in corners for p in arc(radius, start, start + 120, 10, (x, y))]


plate = prism(rounded_triangle(1.2, 0.26), 0.36, pal["amber"], (0, -0.1, 0), edge=0.11, eseg=6)
mark = rod([(0, 0.32, 0.24), (0, -0.18, 0.24)], 0.11, pal["white"]) + [sphere(0.125, pal["white"], (0, -0.5, 0.22))]
upright([plate] + mark)
finish()
