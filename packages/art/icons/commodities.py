"""Commodities: a barrel and gold bars."""

from icon_kit import *

pal = icon_stage()
barrel(pal, (-0.32, 0.35, -1.0), 1.42, "up")
gold_bar(pal, (0.1, -0.62, -1.0), (0, 0, 14), 0.82)
gold_bar(pal, (0.78, -0.18, -1.0), (0, 0, 14), 0.82)
gold_bar(pal, (0.42, -0.42, -0.785), (0, 0, 42), 0.82)
finish()
