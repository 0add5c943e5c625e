"""Speed of execution: a stopwatch."""

from icon_kit import *

pal = icon_stage()
upright(stopwatch(pal))
finish()
