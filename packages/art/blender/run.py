"""Blender's entry: blender -b -P run.py -- scene=<file> out=<png> cache=<folder> samples=… [scale=…]"""

import os
import runpy
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from stage import OPTIONS  # noqa: E402

runpy.run_path(OPTIONS["scene"], run_name="__main__")
