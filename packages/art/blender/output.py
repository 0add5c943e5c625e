"""Renders the scene twice with different seeds, denoises from the difference, writes the PNG."""

import os
import time

import bpy

import denoise
from stage import OPTIONS

PASSES = ("rgb", "alb", "nrm", "emi")


def _write_passes(prefix):
    """Colour, albedo, normal and emission of the next render as float EXR beside `prefix`."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True
    scene.use_nodes = True
    n, links = scene.node_tree.nodes, scene.node_tree.links
    n.clear()
    layers, composite, files, albedo = (
        n.new("CompositorNode" + k) for k in ("RLayers", "Composite", "OutputFile", "MixRGB")
    )
    links.new(layers.outputs["Image"], composite.inputs[0])
    albedo.blend_type = "ADD"
    links.new(layers.outputs["DiffCol"], albedo.inputs[1])
    links.new(layers.outputs["GlossCol"], albedo.inputs[2])
    files.base_path = os.path.dirname(prefix)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    sources = (layers.outputs["Image"], albedo.outputs[0], layers.outputs["Normal"], layers.outputs["Emit"])
    for name, source in zip(PASSES, sources):
        files.file_slots.new(os.path.basename(prefix) + name)
        links.new(source, files.inputs[-1])


def _compose(path):
    """Puts the denoised EXR where the render result would be."""
    scene = bpy.context.scene
    n, links = scene.node_tree.nodes, scene.node_tree.links
    n.clear()
    image, composite = n.new("CompositorNodeImage"), n.new("CompositorNodeComposite")
    image.image = bpy.data.images.load(path)
    links.new(image.outputs[0], composite.inputs[0])


def render():
    """Writes OPTIONS['out']."""
    scene, out, started = bpy.context.scene, OPTIONS["out"], time.time()
    scratch = os.path.join(OPTIONS["cache"], "passes", os.path.splitext(os.path.basename(out))[0])
    os.makedirs(os.path.dirname(scratch), exist_ok=True)
    scene.cycles.samples = max(8, scene.cycles.samples // 2)
    halves = [scratch + "-a-", scratch + "-b-"]
    for seed, prefix in zip((11, 29), halves):
        scene.cycles.seed = seed
        _write_passes(prefix)
        bpy.ops.render.render(write_still=False)
        for name in PASSES:
            os.replace("%s%s%04d.exr" % (prefix, name, scene.frame_current), prefix + name + ".exr")
    denoise.denoise(*halves, scratch + "-clean.exr")
    _compose(scratch + "-clean.exr")
    # The film view is applied only to a render: render nothing, one sample, and let the compositor fill it
    scene.cycles.samples = 1
    for obj in scene.objects:
        obj.hide_render = obj.type != "CAMERA"
    scene.render.filepath = out
    bpy.ops.render.render(write_still=True)
    print("rendered %s in %.0f s" % (out, time.time() - started))
