"""The limb of the globe, with routes between cities."""

from kit import *

stage(1200, 900, exposure=0.3)
world("night.exr", 0.25, 40, background="#0A0F2C", tint="#AEB6FF")
pal = palette()
core = material("globe", "#1B2173", rough=0.3, coat=0.7)
dots = material("land", "#B6AEFF", rough=0.4, emit="#9488FF", power=1.3)
route = material("route", "#FFD089", emit="#FFC266", power=2.4)

R, LONGITUDE = 3.0, 12
CITIES = (
    (51.5, -0.1),
    (50.1, 8.7),
    (40.7, -74.0),
    (25.2, 55.3),
    (1.3, 103.8),
    (-23.5, -46.6),
    (35.7, 139.7),
    (-26.2, 28.0),
)


def on_ball(latitude, east):
    la, lo = math.radians(latitude), math.radians(east - LONGITUDE - 90)
    return Vector((math.cos(la) * math.cos(lo), math.cos(la) * math.sin(lo), math.sin(la)))


def flight(a, b, height):
    """Great circle between two cities, raised in the middle."""
    p, q = on_ball(*a), on_ball(*b)
    angle = p.angle(q)
    path = []
    for i in range(41):
        t = i / 40
        v = (p * math.sin((1 - t) * angle) + q * math.sin(t * angle)) / math.sin(angle)
        path.append(tuple(v * R * (1.004 + height * math.sin(math.pi * t))))
    return tube(path, 0.011, route, poly=True)


ball = [globe(pal, core, dots, (0, 0, 0), R, (0, 0, 0), LONGITUDE, dot=0.0066, ring=False, points=30000)]
ball += [
    sphere(0.04, pal["white"] if i else pal["mint"], tuple(on_ball(*c) * R * 1.008), 32) for i, c in enumerate(CITIES)
]
ball += [flight(CITIES[0], CITIES[i], h) for i, h in ((2, 0.12), (3, 0.1), (4, 0.2))]
ball += [flight(CITIES[1], CITIES[7], 0.12), flight(CITIES[2], CITIES[5], 0.1)]
group(ball, (1.25, 0, -1.55), (12, 0, 4))

area((-7, -3, 6), (0, 0, 0), 4, 1500, "#C9CEFF", glossy=False)
area((5, 5, 5), (1, 0, 1), 4, 2600, "#7A6BFF")
area((-3, 6, 3), (0, 0, 0), 3, 900, "#7FB4FF")
camera((-0.4, -8.6, 1.9), (0.05, 0, 0.35), lens=56, fstop=1.6, focus=(0.2, -2.4, 0.6))
render(bloom=(6, -0.88, 1.0))
