"""Learning: books and candles."""

from icon_kit import *

pal = icon_stage()
page = material("page", "#F5F1E8", rough=0.8)
book(1.9, 1.4, 0.4, pal["up"], page, (0, 0, -0.95), 14)
book(1.75, 1.3, 0.34, pal["white"], page, (0.03, 0, -0.55), -8)
book(1.6, 1.2, 0.34, pal["mint"], page, (0, 0, -0.21), 10)
rows = [(0.1, 0.6, 0, 0.8, "white"), (0.5, 1.2, 0.3, 1.45, "up"), (0.9, 1.75, 0.7, 2.0, "amber")]
candles(pal, (0.02, 0, 0.14), 0.55, 0.36, rows)
finish()
