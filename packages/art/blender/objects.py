"""The family's things. Each takes the palette `pal` and returns a group, standing at `loc`."""

import json
import math
import os

import bpy
from mathutils import Vector

from shapes import arc, bevel, box, cylinder, group, place, prism, revolve, slab, solid, sphere, text, torus, tube
from stage import OPTIONS

FONTS = os.path.join(OPTIONS["cache"], "fonts")

RISE = [
    (0.1, 0.5, 0.0, 0.7, "white"),
    (0.3, 0.95, 0.15, 1.15, "up"),
    (0.6, 0.95, 0.4, 1.2, "white"),
    (0.75, 1.5, 0.55, 1.75, "mint"),
    (1.2, 2.0, 1.0, 2.3, "up"),
]


def coin(pal, loc, rot=(0, 0, 0), r=0.42, symbol="", metal="gold", h=0.11, font="Display-Bold.ttf"):
    """A raised polished rim around a rougher face, with a polished symbol."""
    face, shine = pal[metal + "-face"], pal.get(metal + "-symbol", pal[metal])
    inner = r * 0.84
    rim = [(inner, h * 0.36), (inner, h * 0.56), (r, h * 0.56), (r, -h * 0.56), (inner, -h * 0.56), (inner, -h * 0.36)]
    parts = [cylinder(r * 0.98, h * 0.78, face, edge=0.015, seg=160), revolve(rim, pal[metal], edge=0.012)]
    if symbol:
        at = (0, -r * 0.01, h * 0.42)
        parts.append(text(symbol, r * 1.22, h * 0.16, shine, at, os.path.join(FONTS, font), 0.028 * r))
    return group(parts, loc, rot)


def candle(pal, x, open_, close, low, high, key, w, wick, r=0.22):
    body = box(w, w, close - open_, pal[key], (x, 0, (open_ + close) / 2), r=w * r, seg=6)
    return [body, cylinder(wick, high - low, pal["rod"], (x, 0, (low + high) / 2), edge=0.01, seg=24)]


def candles(pal, loc=(0, 0, 0), scale=1, w=0.3, data=RISE, wick=0.024, gap=1.42):
    """Candlesticks from (open, close, low, high, material) rows, centred on loc."""
    middle = (len(data) - 1) / 2
    return group(
        [o for i, d in enumerate(data) for o in candle(pal, (i - middle) * w * gap, *d, w, wick)], loc, scale=scale
    )


def gold_bar(pal, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    a, b, c, d, h = 0.62, 0.3, 0.5, 0.2, 0.26
    foot, top = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0)], [(-c, -d, h), (c, -d, h), (c, d, h), (-c, d, h)]
    faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    bar = bevel(solid("bar", foot + top, faces, pal["gold"]), 0.035, 5)
    return group([bar], loc, rot, scale)


def barrel(pal, loc=(0, 0, 0), scale=1, key="indigo"):
    parts = [cylinder(0.42, 1.12, pal[key], (0, 0, 0.56), edge=0.03, seg=128)]
    parts += [torus(0.425, 0.026, pal[key], (0, 0, z)) for z in (0.38, 0.74)]
    parts += [torus(0.425, 0.026, pal["steel"], (0, 0, z)) for z in (0.03, 1.09)]
    parts.append(cylinder(0.37, 0.02, pal["steel"], (0, 0, 1.12), edge=0.005))
    parts.append(cylinder(0.07, 0.05, pal["rod"], (0.18, -0.08, 1.14), edge=0.012, seg=40))
    return group(parts, loc, scale=scale)


def globe(pal, core, dots, loc=(0, 0, 0), r=1.0, rot=(18, 0, 0), longitude=-20, dot=0.0125):
    """A ball with a small disc on every land point; `longitude` faces the camera."""
    vertices, faces = [], []
    with open(os.path.join(OPTIONS["cache"], "land.json"), encoding="utf-8") as land:
        for latitude, east in json.load(land):
            la, lo = math.radians(latitude), math.radians(east - longitude - 90)
            out = Vector((math.cos(la) * math.cos(lo), math.cos(la) * math.sin(lo), math.sin(la)))
            side = out.cross(Vector((0, 0, 1))).normalized()
            up, first = out.cross(side), len(vertices)
            for k in range(12):
                a = k * math.pi / 6
                vertices.append(out * r * 1.006 + (side * math.cos(a) + up * math.sin(a)) * dot * r)
            faces.append(tuple(range(first, first + 12)))
    ring = torus(r * 1.32, 0.012 * r, pal["rod"], rot=(68, 14, 0))
    return group([sphere(r, core, seg=160), solid("land", vertices, faces, dots), ring], loc, rot)


def podium(pal, r, h, loc):
    return cylinder(r, h, pal["podium"], (loc[0], loc[1], loc[2] + h / 2), edge=0.05, seg=160, eseg=5)


def book(w, d, h, cover, page, loc, turn):
    board = 0.035
    half_turn = [math.radians(a) for a in range(0, 181, 15)]
    spine = [(-w / 2 + 0.03 - 0.07 * math.sin(a), h / 2 + h / 2 * math.cos(a)) for a in half_turn]
    parts = [
        box(w, d, board, cover, (0, 0, board / 2), r=0.014, seg=3),
        box(w, d, board, cover, (0, 0, h - board / 2), r=0.014, seg=3),
        box(w - 0.1, d - 0.1, h - 2 * board + 0.004, page, (0.03, 0, h / 2), r=0.004, seg=1),
        prism(spine + [(-w / 2 + 0.06, 0), (-w / 2 + 0.06, h)], d, cover, (0, 0, 0), (90, 0, 0), edge=0),
    ]
    return group(parts, loc, (0, 0, turn))


def rod(points, r, m):
    """A bent rod with round ends and joints."""
    return [tube(ends, r, m, poly=True) for ends in zip(points, points[1:])] + [sphere(r, m, p, 32) for p in points]


def upright(parts, tilt=82, turn=20, loc=(0, 0, 0), scale=1):
    """Stands a thing drawn in the plane up, tilted back a little and turned."""
    return group(parts, loc, (tilt, 0, turn), scale)


def magnifier(pal, glass, loc, rot, r=0.5, handle=0.9):
    # Two shallow caps: a true lens, which enlarges what lies behind it
    caps = [(r * t, 0.02 + 0.09 * r * (1 - t * t)) for t in (i / 24 for i in range(25))]
    glass_body = revolve(caps + [(x, -z) for x, z in reversed(caps)], glass)
    parts = [torus(r, 0.115 * r, pal["rod"]), glass_body]
    parts.append(cylinder(0.13 * r, handle, pal["up"], (0, -r - handle / 2 - 0.05, 0), (90, 0, 0), edge=0.04, seg=48))
    return group(parts, loc, rot)


def stopwatch(pal):
    """Parts in the plane, about 2.4 tall, for upright()."""
    parts = [
        cylinder(0.98, 0.34, pal["up"], (0, -0.1, 0), edge=0.1, eseg=6, seg=128),
        cylinder(0.78, 0.06, pal["white"], (0, -0.1, 0.18), edge=0.02, seg=128),
        cylinder(0.15, 0.3, pal["rod"], (0, 0.98, 0), (90, 0, 0), edge=0.04),
        cylinder(0.2, 0.14, pal["amber"], (0, 1.16, 0), (90, 0, 0), edge=0.05),
        cylinder(0.1, 0.22, pal["rod"], (0.72, 0.68, 0), (90, 0, -45), edge=0.03),
    ]
    for a in range(0, 360, 30):
        x, y = math.sin(math.radians(a)), math.cos(math.radians(a))
        mark = 0.12 if a % 90 else 0.18
        parts.append(box(0.035, mark, 0.03, pal["navy"], (0.64 * x, 0.64 * y - 0.1, 0.22), r=0.008, rot=(0, 0, -a)))
    parts += rod([(0, -0.1, 0.26), (0.3, 0.28, 0.26)], 0.05, pal["coral"])
    return parts + [cylinder(0.09, 0.08, pal["navy"], (0, -0.1, 0.26), edge=0.02)]


def calendar(pal, day, marked=(1, 2), alert=(2, 0)):
    """Parts in the plane, about 2 wide; `day` is the material of an ordinary day."""
    parts = [
        slab(1.9, 1.8, 0.2, 0.2, pal["white"], (0, -0.1, 0), edge=0.07, eseg=5),
        slab(1.9, 0.52, 0.24, 0.18, pal["up"], (0, 0.58, 0.01), edge=0.06, eseg=5),
    ]
    parts += [cylinder(0.075, 0.34, pal["rod"], (x, 0.88, 0.06), (90, 0, 0), edge=0.03) for x in (-0.5, 0.5)]
    for row in range(3):
        for column in range(4):
            at = (row, column)
            m = pal["mint"] if at == marked else pal["coral"] if at == alert else day
            parts.append(slab(0.27, 0.25, 0.06, 0.06, m, (-0.6 + column * 0.4, 0.1 - row * 0.36, 0.12), edge=0.02))
    return parts
