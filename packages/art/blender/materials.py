"""The family's materials: satin plastic with a clear coat, and polished metal."""

import bpy


def linear(colour):
    """'#RRGGBB' (sRGB) as the scene-linear RGBA that Blender's sockets want."""

    def channel(i):
        c = int(colour.lstrip("#")[i : i + 2], 16) / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return (channel(0), channel(2), channel(4), 1.0)


def material(name, base="#ffffff", rough=0.4, metal=0.0, coat=0.0, spec=0.5, emit=None, power=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    socket = m.node_tree.nodes["Principled BSDF"].inputs
    socket["Base Color"].default_value = linear(base)
    socket["Roughness"].default_value = rough
    socket["Metallic"].default_value = metal
    socket["Clearcoat"].default_value = coat
    socket["Clearcoat Roughness"].default_value = 0.05
    socket["Specular"].default_value = spec
    if emit:
        socket["Emission"].default_value = linear(emit)
        socket["Emission Strength"].default_value = power
    return m


def satin(name, top, bottom, rough=0.32, coat=0.6):
    """Satin plastic whose colour runs from `bottom` to `top` of the object."""
    m = material(name, top, rough=rough, coat=coat)
    n, links = m.node_tree.nodes, m.node_tree.links
    coords, split, ramp = (n.new("ShaderNode" + k) for k in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    links.new(coords.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    ramp.color_ramp.elements[0].color = linear(bottom)
    ramp.color_ramp.elements[1].color = linear(top)
    return m


def palette():
    """Every scene's materials by name; `up`, `white` and `mint` are the candles."""
    return {
        "up": satin("up", "#9486FF", "#3D30DA"),
        "mint": satin("mint", "#4DF5CB", "#0A9E85"),
        "white": satin("white", "#FFFFFF", "#B9C2F6"),
        "rod": material("rod", "#DDE0FF", rough=0.2, metal=1),
    }
