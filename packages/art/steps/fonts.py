"""Instances of the site's own fonts as TTF, the only kind Blender reads: fonts.py <node_modules> <out folder>"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

modules, out = sys.argv[1:]
# The static cut, because overlapping contours of the variable one tear holes into extruded letters
display = TTFont(f"{modules}/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff")
display.flavor = None
display.save(f"{out}/Display-Bold.ttf")
# Only the extended cut has the bitcoin sign
text = TTFont(f"{modules}/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2")
text.flavor = None
limits = {axis.axisTag: 700 if axis.axisTag == "wght" else axis.defaultValue for axis in text["fvar"].axes}
instantiateVariableFont(text, limits, inplace=True)
text.save(f"{out}/Text-Bold-Extended.ttf")
