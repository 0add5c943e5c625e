"""The economic calendar."""

from icon_kit import *

pal = icon_stage()
upright(calendar(pal, satin("day", "#CFD4F5")))
finish()
