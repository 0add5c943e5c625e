"""A laptop and a phone that show the drawn screens."""

import os

from materials import lit_screen, material
from shapes import group, plane, slab
from stage import OPTIONS

SCREENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "content", "pictures", "screens")
KEYS_PER_ROW = (14, 14, 13, 12, 11, 9)


def screen(name):
    """A drawn screen in the picture's language."""
    return os.path.join(SCREENS, OPTIONS["language"], name + ".png")


def laptop(loc=(0, 0, 0), turn=0, body="#9AA0C4", opening=104, power=1.15):
    shell = material("shell", body, rough=0.34, metal=0.9)
    bezel = material("bezel", "#05060F", rough=0.25, coat=0.5)
    key, bed = material("key", "#0A0D22", rough=0.5), material("key-bed", "#141A3A", rough=0.6)
    w, d, t = 3.36, 2.3, 0.1
    base = [slab(w, d, t, 0.14, shell, (0, 0, t / 2), edge=0.025)]
    base.append(slab(w * 0.9, d * 0.47, 0.004, 0.05, bed, (0, 0.34, t + 0.001), edge=0))
    width, depth = w * 0.88, d * 0.44 / 6
    for row, count in enumerate(KEYS_PER_ROW):
        one, y = width / count, 0.34 + depth * (2.5 - row)
        for i in range(count):
            at = (-width / 2 + one * (i + 0.5), y, t + 0.007)
            base.append(slab(one * 0.86, depth * 0.82, 0.012, 0.018, key, at, edge=0.004, eseg=1))
    base.append(
        slab(1.15, 0.66, 0.003, 0.05, material("pad", "#333A60", rough=0.3, metal=0.7), (0, -0.66, t + 0.001), edge=0)
    )
    shown = lit_screen("terminal", screen("terminal"), power, 0.12)
    lid = [
        slab(w, d - 0.05, 0.05, 0.14, shell, (0, d / 2, -0.028), edge=0.018),
        slab(w - 0.03, d - 0.08, 0.006, 0.13, bezel, (0, d / 2, 0), edge=0),
        plane(w - 0.14, (w - 0.14) * 10 / 16, shown, (0, d / 2 + 0.005, 0.0045)),
    ]
    hinge = group(lid, (0, d / 2 - 0.02, t + 0.015), (180 - opening, 0, 0))
    return group([group(base), hinge], loc, (0, 0, turn))


def phone(loc, rot, power=1.15, h=2.0):
    """Lies in the plane with its screen up before `rot`."""
    w = h * 0.4857
    frame = material("frame", "#8D93C8", rough=0.22, metal=1)
    glass = material("phone-glass", "#04050C", rough=0.15, coat=0.6)
    shown = lit_screen("phone", screen("phone"), power, 0.1)
    # The screen has round corners, so the picture is laid on by the object's own extent
    n = shown.node_tree.nodes
    image = next(node for node in n if node.type == "TEX_IMAGE")
    shown.node_tree.links.new(n.new("ShaderNodeTexCoord").outputs["Generated"], image.inputs["Vector"])
    parts = [
        slab(w, h, 0.085, 0.155 * h / 2, frame, edge=0.02),
        slab(w * 0.965, h * 0.983, 0.004, 0.145 * h / 2, glass, (0, 0, 0.043), edge=0),
        slab(w * 0.925, h * 0.963, 0.003, 0.13 * h / 2, shown, (0, 0, 0.0455), edge=0),
        slab(w * 0.24, 0.05, 0.002, 0.0245, glass, (0, h * 0.455, 0.0478), edge=0),
    ]
    # Side keys, seen only close up
    parts.append(slab(0.03, h * 0.09, 0.03, 0.006, frame, (w / 2 + 0.002, h * 0.2, 0), edge=0.004))
    return group(parts, loc, rot)
