"""Rounded solids. Lengths in scene units, angles in degrees, locations as (x, y, z)."""

import math

import bpy


def place(obj, m=None, loc=None, rot=None):
    bpy.context.collection.objects.link(obj)
    if m:
        obj.data.materials.append(m)
    if loc is not None:
        obj.location = loc
    if rot is not None:
        obj.rotation_euler = [math.radians(a) for a in rot]
    return obj


def smooth(mesh):
    for polygon in mesh.polygons:
        polygon.use_smooth = True


def solid(name, vertices, faces, m=None, loc=None, rot=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return place(bpy.data.objects.new(name, mesh), m, loc, rot)


def bevel(obj, width=0.05, segments=4):
    """Rounds every hard edge: nothing in the family has a knife edge."""
    if width:
        b = obj.modifiers.new("bevel", "BEVEL")
        b.width, b.segments, b.limit_method = width, segments, "ANGLE"
    smooth(obj.data)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def prism(outline, z, m, loc=(0, 0, 0), rot=None, edge=0.02, eseg=3):
    """A plan outline (counter-clockwise points) extruded by z around the plane."""
    n = len(outline)
    vertices = [(x, y, -z / 2) for x, y in outline] + [(x, y, z / 2) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + sides
    return bevel(solid("prism", vertices, faces, m, loc, rot), edge, eseg)


def box(x, y, z, m, loc=(0, 0, 0), r=0.05, seg=4, rot=None):
    x, y = x / 2, y / 2
    return prism([(-x, -y), (x, -y), (x, y), (-x, y)], z, m, loc, rot, r, seg)


def cylinder(r, h, m, loc=(0, 0, 0), rot=None, edge=0.02, seg=96, eseg=3):
    turn = 2 * math.pi / seg
    outline = [(r * math.cos(turn * i), r * math.sin(turn * i)) for i in range(seg)]
    return prism(outline, h, m, loc, rot, edge, eseg)


def rod(points, r, m):
    """A round rod, straight from point to point."""
    curve = bpy.data.curves.new("rod", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 6, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for knot, p in zip(spline.points, points):
        knot.co = (*p, 1)
    return place(bpy.data.objects.new("rod", curve), m)


def group(objects, loc, rot):
    """Moves several objects as one."""
    empty = place(bpy.data.objects.new("group", None), None, loc, rot)
    for obj in objects:
        obj.parent = empty
    return empty
