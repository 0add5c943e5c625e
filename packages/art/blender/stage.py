"""Camera, lights and the navy sweep: the same studio for every picture."""

import math
import os
import sys

import bpy
from mathutils import Vector

from materials import linear, material
from shapes import place, smooth, solid

# key=value pairs after blender's "--": out, scale, samples, cache
OPTIONS = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1 :])
# Light maps (CC0) that come with Blender itself
LIGHT_MAPS = bpy.utils.system_resource("DATAFILES", path="studiolights/world")
WORLD_NODES = "TexCoord Mapping TexEnvironment MixRGB Background Background LightPath MixShader OutputWorld".split()
# Desaturated on purpose: under violet lights a saturated navy renders as royal blue
NAVY = "#141938"


def stage():
    """An empty scene of 1920 × 1080 px, times the scale of OPTIONS."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scale = float(OPTIONS.get("scale", "1"))
    scene.render.resolution_x, scene.render.resolution_y = int(1920 * scale), int(1080 * scale)
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", os.cpu_count()
    scene.render.dither_intensity = 1.0
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = 0.2
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", int(OPTIONS["samples"])
    cycles.filter_width = 1.15
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.015, 32
    # Debian's Blender has no denoiser; denoise.py does it on the two halves
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.8, 3.0


def world():
    """Light map for reflections; the camera itself sees only a flat colour."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, links = w.node_tree.nodes, w.node_tree.links
    n.clear()
    coords, turn, image, multiply, lit, seen, ray, mix, out = (n.new("ShaderNode" + kind) for kind in WORLD_NODES)
    image.image = bpy.data.images.load(os.path.join(LIGHT_MAPS, "studio.exr"))
    turn.inputs["Rotation"].default_value[2] = math.radians(60)
    multiply.blend_type = "MULTIPLY"
    multiply.inputs[0].default_value, multiply.inputs[2].default_value = 1, linear("#C4CAFF")
    lit.inputs["Strength"].default_value = 0.5
    seen.inputs["Color"].default_value = linear("#0B1140")
    links.new(coords.outputs["Generated"], turn.inputs["Vector"])
    links.new(turn.outputs["Vector"], image.inputs["Vector"])
    links.new(image.outputs["Color"], multiply.inputs[1])
    links.new(multiply.outputs[0], lit.inputs["Color"])
    links.new(ray.outputs["Is Camera Ray"], mix.inputs[0])
    links.new(lit.outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


def area(loc, target, size, power, colour="#ffffff", size_y=None, glossy=True):
    """An area light of `power` watts, never seen by the camera."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.color, light.size = power, linear(colour)[:3], size
    light.shape = "RECTANGLE" if size_y else "DISK"
    if size_y:
        light.size_y = size_y
    obj = place(bpy.data.objects.new("area", light), None, loc)
    aim(obj, target)
    obj.visible_camera, obj.visible_glossy = False, glossy
    return obj


def lights(k=1.0, centre=(1.5, 0, 1.5)):
    """Cool key from the left, violet rim from the right, soft fill; k scales them all."""
    x = centre[0]
    area((x - 6, -6, 7), centre, 4, 700 * k, "#E6E8FF")
    area((x + 6.5, 0, 6), centre, 3, 1150 * k, "#8478FF")
    area((x + 0.5, -8, 8), centre, 3, 540 * k)
    area((x - 7.5, 3, 5), (x - 2, 0, 1), 3, 180 * k, "#7FB4FF", glossy=False)
    area((x - 1.5, -15, 4.5), centre, 9, 620 * k, "#F3F1FF", size_y=5)
    area((x + 1, 4.4, 7), (x + 1.5, 6, 2.6), 5, 420 * k, "#7A70FF", glossy=False)


def camera(loc, target, lens=50, fstop=0, focus=None):
    lens_data = bpy.data.cameras.new("camera")
    obj = place(bpy.data.objects.new("camera", lens_data), None, loc)
    aim(obj, target)
    lens_data.lens = lens
    if fstop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, fstop
        lens_data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = obj


def sweep(y=6, r=5, rough=0.42):
    """Seamless floor that curves up into the wall at depth y. Its sheen fades with height, or the softbox would
    stand as a grey smear on the wall."""
    m = material("sweep", NAVY, rough=rough, spec=0.4)
    n, links = m.node_tree.nodes, m.node_tree.links
    place_node, split, fade = (n.new("ShaderNode" + k) for k in ("NewGeometry", "SeparateXYZ", "MapRange"))
    links.new(place_node.outputs["Position"], split.inputs[0])
    links.new(split.outputs["Z"], fade.inputs[0])
    for socket, value in zip(list(fade.inputs)[1:5], (0.0, 0.6, 0.4, 0.03)):
        socket.default_value = value
    links.new(fade.outputs[0], n["Principled BSDF"].inputs["Specular"])
    bend = [(y - r + r * math.sin(math.radians(a)), r - r * math.cos(math.radians(a))) for a in range(0, 91, 6)]
    line = [(-40, 0)] + bend + [(y, 40)]
    vertices = [(x, depth, z) for depth, z in line for x in (-60, 60)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    smooth(solid("sweep", vertices, faces, m).data)
