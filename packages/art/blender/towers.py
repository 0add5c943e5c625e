"""Night towers: a facade whose windows are lit at random, drawn by the shader."""

from materials import linear, material


def _math(nodes, links, operation, *values):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]


def facade(name, base, window_colours, lit, power, columns, rows):
    """`lit`: share of lit windows; columns and rows per scene unit; each object gets its own pattern."""
    m = material(name, base, rough=0.18, spec=0.6, metal=0.2)
    n, links = m.node_tree.nodes, m.node_tree.links

    def op(operation, *values):
        return _math(n, links, operation, *values)

    def split(source):
        node = n.new("ShaderNodeSeparateXYZ")
        links.new(source, node.inputs[0])
        return node.outputs

    here = split(n.new("ShaderNodeTexCoord").outputs["Object"])
    u, v = op("MULTIPLY", op("ADD", here["X"], here["Y"]), columns), op("MULTIPLY", here["Z"], rows)
    across = op("MULTIPLY", op("GREATER_THAN", op("FRACT", u), 0.18), op("LESS_THAN", op("FRACT", u), 0.82))
    upward = op("MULTIPLY", op("GREATER_THAN", op("FRACT", v), 0.22), op("LESS_THAN", op("FRACT", v), 0.8))
    cell, noise = n.new("ShaderNodeCombineXYZ"), n.new("ShaderNodeTexWhiteNoise")
    own = op("MULTIPLY", n.new("ShaderNodeObjectInfo").outputs["Random"], 97.3)
    for socket, value in zip(cell.inputs, (op("FLOOR", u), op("FLOOR", v), own)):
        links.new(value, socket)
    links.new(cell.outputs[0], noise.inputs["Vector"])
    shining = op("MULTIPLY", op("GREATER_THAN", noise.outputs["Value"], 1 - lit), op("MULTIPLY", across, upward))
    normal = split(n.new("ShaderNodeNewGeometry").outputs["Normal"])
    on_side = op("LESS_THAN", op("ABSOLUTE", normal["Z"]), 0.5)
    brightness = op("MULTIPLY_ADD", noise.outputs["Value"], 1.2, 0.1)

    tint = n.new("ShaderNodeValToRGB")
    for element, colour in zip(tint.color_ramp.elements, window_colours):
        element.color = linear(colour)
    links.new(split(noise.outputs["Color"])["Y"], tint.inputs[0])
    socket = n["Principled BSDF"].inputs
    links.new(tint.outputs[0], socket["Emission"])
    strength = op("MULTIPLY", op("MULTIPLY", op("MULTIPLY", shining, on_side), brightness), power)
    links.new(strength, socket["Emission Strength"])
    return m


def dusk(stops):
    """A sky that shines by itself: (height 0 to 1, colour) from the horizon up."""
    m = material("sky")
    n, links = m.node_tree.nodes, m.node_tree.links
    n.clear()
    kinds = ("TexCoord", "SeparateXYZ", "ValToRGB", "Emission", "OutputMaterial")
    coords, split, ramp, light, out = (n.new("ShaderNode" + kind) for kind in kinds)
    links.new(coords.outputs["UV"], split.inputs[0])
    links.new(split.outputs["Y"], ramp.inputs[0])
    links.new(ramp.outputs[0], light.inputs[0])
    links.new(light.outputs[0], out.inputs[0])
    # Smooth joints: a straight ramp shows its knots as bands in the sky
    ramp.color_ramp.interpolation = "B_SPLINE"
    elements = ramp.color_ramp.elements
    (elements[0].position, first), (elements[1].position, last) = stops[0], stops[-1]
    elements[0].color, elements[1].color = linear(first), linear(last)
    for position, colour in stops[1:-1]:
        elements.new(position).color = linear(colour)
    return m


def rippled_water():
    m = material("water", "#0B1138", rough=0.1, spec=0.9)
    n, links = m.node_tree.nodes, m.node_tree.links
    coords, stretch, noise, bump = (n.new("ShaderNode" + k) for k in ("TexCoord", "Mapping", "TexNoise", "Bump"))
    stretch.inputs["Scale"].default_value = (0.35, 2.2, 1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.6, 4
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.22, 0.12
    links.new(coords.outputs["Object"], stretch.inputs[0])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs[0], n["Principled BSDF"].inputs["Normal"])
    return m
