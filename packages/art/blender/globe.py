"""A globe with a dot on every point of land."""

import json
import math
import os

from mathutils import Vector

from shapes import group, solid, sphere
from stage import OPTIONS


def globe(core, dots, loc=(0, 0, 0), r=1.0, rot=(18, 0, 0), longitude=-20, dot=0.0125):
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
