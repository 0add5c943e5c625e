"""Books as steps to the candles, a magnifier and a coin."""

from kit import *

stage()
world()
sweep(5, 4.5)
pal = palette()
page = material("page", "#F3EFE4", rough=0.8)

X = 1.6
BOOKS = (
    (2.5, 1.75, 0.42, "#3A30D0", 0.0, 0.0, 8),
    (2.3, 1.65, 0.34, "#EDEFFF", 0.05, 0.42, -6),
    (2.15, 1.55, 0.38, "#12B694", -0.05, 0.76, 4),
    (1.95, 1.45, 0.3, "#7C6CFF", 0.03, 1.14, -12),
)
for w, d, h, colour, x, z, turn in BOOKS:
    book(w, d, h, material(colour, colour, rough=0.42, coat=0.25), page, (X + x, 0, z), turn)
rise = [
    (0.12, 0.5, 0.0, 0.66, "white"),
    (0.3, 0.9, 0.16, 1.1, "up"),
    (0.62, 0.92, 0.42, 1.15, "white"),
    (0.7, 1.3, 0.52, 1.55, "mint"),
    (1.0, 1.75, 0.82, 2.0, "up"),
]
candles(pal, (X + 0.05, 0.05, 1.47), 0.8, data=rise)
magnifier(pal, lens(), (X - 1.22, -1.2, 1.16), (72, 24, -14), r=0.48, handle=0.8)
coin(pal, (X + 1.42, -1.0, 0.4), (76, 0, -26), 0.4, "€")

lights(0.62, (1.6, 0, 1.2))
camera((-1.0, -8.9, 3.0), (0.28, 0, 1.46), lens=46, fstop=3.2, focus=(1.4, -0.6, 1.2))
render()
