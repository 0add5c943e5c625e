"""A city at dusk whose tallest towers rise like candlesticks."""

from kit import *
from towers import dusk, facade, rippled_water

stage(exposure=0.35)
world("night.exr", 0.25, 40, background="#0A0F2C", tint="#AEB6FF")
pal = palette()
random.seed(5)

SKY = ((0, "#C9B2FF"), (0.1, "#8B78F0"), (0.24, "#4A43C0"), (0.48, "#1E2470"), (0.75, "#10164A"), (1, "#0A0F30"))
plane(160, 46, dusk(SKY), (0, 60, 22.5), (90, 0, 0))

# Few windows are lit: a phone waits for this picture, and they are what it weighs
WARM, COOL, FRESH = ("#FFD9A0", "#FFF3DC"), ("#A9A2FF", "#E3E0FF"), ("#9BFFE6", "#EAFFF9")
plain = [
    facade("dark", "#161C50", WARM, 0.08, 1.7, 11, 9),
    facade("blue", "#1D2468", COOL, 0.09, 1.5, 12, 10),
    facade("black", "#121742", WARM, 0.07, 1.9, 10, 12),
]
violet = facade("violet", "#4A3FE0", COOL, 0.16, 1.4, 11, 10)
mint = facade("mint-tower", "#119C86", FRESH, 0.16, 1.3, 11, 10)

# Rows from near to far: depth, towers, height
for y, count, tallest in ((9, 30, 2.0), (13, 30, 3.0), (17, 28, 4.2), (22, 26, 5.6), (30, 26, 7)):
    for i in range(count):
        x = -22 + i * (46 / count) + random.uniform(-0.4, 0.4)
        centre = math.exp(-(((x - 6) / 8.5) ** 2))
        height = tallest * (0.22 + 0.35 * random.random() + 0.62 * centre * random.uniform(0.5, 1))
        y_here, w, d = y + random.uniform(-0.8, 0.8), random.uniform(0.8, 1.3), random.uniform(0.8, 1.3)
        box(w, d, height, random.choice(plain), (x, y_here, height / 2), r=0.05, seg=3)

CANDLES = (
    (1.2, 9.5, 1.0, 2.5, plain[1]),
    (2.6, 10.6, 1.05, 3.3, violet),
    (4.0, 10, 1.0, 2.9, plain[0]),
    (5.3, 11.2, 1.1, 4.4, mint),
    (6.9, 10.0, 1.05, 3.6, plain[1]),
    (8.3, 11.4, 1.25, 6.2, violet),
)
for x, y, w, height, m in CANDLES:
    box(w, w, height, m, (x, y, height / 2), r=0.16, seg=3)
    cylinder(0.035, 1.1, pal["rod"], (x, y, height + 0.5), edge=0.01, seg=20)

plane(200, 58, rippled_water(), (0, -21, 0))
box(60, 0.5, 0.22, material("quay", "#12173F", rough=0.5), (2, 7.9, 0.05), r=0.04)
area((-10, -6, 14), (4, 10, 2), 6, 2600, "#8F97FF")
area((16, 4, 9), (6, 10, 3), 5, 2600, "#7A6BFF")
camera((-0.6, -9, 1.5), (1.1, 10, 3.1), lens=40)
render(bloom=(6, -0.86, 1.0), strength=0.85)
