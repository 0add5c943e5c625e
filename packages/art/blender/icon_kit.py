"""What icons add to the kit: their stage without a floor, stronger colours, and small parts."""

from kit import *

CENTRE = (0, 0, 0)


def icon_stage():
    """Transparent, square, lit from all sides. Returns the palette, stronger than the heroes': no navy around it."""
    stage(640, 640, exposure=0.12, look="Very High Contrast", transparent=True)
    world(strength=1.0, tint="#E4E7FF")
    area((-4, -5, 6), CENTRE, 4, 520)
    area((5, -1, 3), CENTRE, 3, 380, "#B9B0FF")
    area((0, -9, 1.5), CENTRE, 5, 330)
    area((-4, 4, 2), CENTRE, 3, 300, "#9AB8FF")
    camera((0, -9, 1.5), CENTRE, lens=95)
    stronger = {
        "up": satin("up-icon", "#7F6CFF", "#3A2BE0"),
        "mint": satin("mint-icon", "#35EFC0", "#07957C"),
        "amber": satin("amber-icon", "#FFBE4D", "#E88A00"),
        "gold": material("gold-icon", "#F6B43A", rough=0.34, metal=0.9),
        "gold-symbol": material("gold-symbol-icon", "#FFD375", rough=0.3, metal=0.85),
        "gold-face": material("gold-face-icon", "#F0A22A", rough=0.48, metal=0.7),
    }
    return {**palette(), **stronger}


def finish():
    render(radius=6)


def arrow_head(m, at, along, r=0.17, depth=0.3):
    bpy.ops.mesh.primitive_cone_add(radius1=r, depth=depth, location=at, vertices=48)
    cone = bpy.context.object
    cone.rotation_euler = Vector(along).to_track_quat("Z", "Y").to_euler()
    cone.data.materials.append(m)


def badge(pal, loc, r):
    """A round mint badge with a white tick."""
    x, y, z = loc
    tick = [
        (x - r * 0.42, y - r * 0.02, z + 0.1),
        (x - r * 0.1, y - r * 0.34, z + 0.1),
        (x + r * 0.46, y + r * 0.34, z + 0.1),
    ]
    return [cylinder(r, 0.16, pal["mint"], loc, edge=0.05, seg=96, eseg=5)] + rod(tick, r * 0.13, pal["white"])
