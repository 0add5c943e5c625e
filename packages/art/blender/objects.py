"""The family's things. Each takes the palette `pal` and returns a group, standing at `loc`."""

import json
import math
import os

from mathutils import Vector

from shapes import bevel, box, cylinder, group, revolve, solid, sphere, text, torus
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


def barrel(pal, loc=(0, 0, 0), scale=1):
    parts = [cylinder(0.42, 1.12, pal["navy"], (0, 0, 0.56), edge=0.03, seg=128)]
    parts += [torus(0.425, 0.026, pal["navy"], (0, 0, z)) for z in (0.38, 0.74)]
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
    return group([sphere(r, core, seg=160), solid("land", vertices, faces, dots)], loc, rot)


def podium(pal, r, h, loc):
    return cylinder(r, h, pal["podium"], (loc[0], loc[1], loc[2] + h / 2), edge=0.05, seg=160, eseg=5)
