"""The world's markets from one account: a globe, and on its orbit a candlestick for each of the five classes."""

from kit import *

stage(1440, 1800)
world()
sweep(12, 8)
pal = palette()
core = material("globe", "#232A86", rough=0.4, coat=0.3)
dots = material("land", "#B6AEFF", rough=0.4, emit="#8C80FF", power=1.1)

CENTRE, RADIUS, ORBIT, TILT = Vector((0, 0.3, 1.95)), 1.3, 1.9, (22, 14, 0)
globe(core, dots, CENTRE, RADIUS, (16, 0, 8), longitude=12)

# Degrees on the orbit, height of the body, material
CANDLES = ((214, 0.6, "white"), (250, 0.86, "up"), (281, 0.52, "white"), (310, 1.05, "mint"), (28, 0.7, "up"))
orbit = [torus(ORBIT, 0.014, pal["rod"])]
for degrees, height, key in CANDLES:
    x, y = ORBIT * math.cos(math.radians(degrees)), ORBIT * math.sin(math.radians(degrees))
    orbit.append(box(0.3, 0.3, height, pal[key], (x, y, 0.1), r=0.08, seg=8))
    orbit.append(cylinder(0.022, height + 0.5, pal["rod"], (x, y, 0.1), edge=0.01, seg=24))
group(orbit, CENTRE, TILT)

lights(0.85, (-0.2, 0, 1.7))
area((-5.1, -3, 4.5), CENTRE, 2.5, 600, "#C9CCFF")
area((4.5, 3, 4), CENTRE, 2, 800, "#8478FF", glossy=False)
camera((-3.1, -11.4, 3.6), (0.1, 0, 1.75), lens=72, fstop=2, focus=(-0.2, -1.2, 1.8))
render()
