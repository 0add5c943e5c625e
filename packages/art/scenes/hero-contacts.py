"""Blocks around a long park and a pin at its western edge: an illustration of the office's place, no survey."""

from kit import *

stage(exposure=0.15)
world(strength=0.22, background="#0B1140", tint="#CDD2FF")
pal = palette()
random.seed(3)

AVENUE, STREET, PARK, TURN = 1.5, 0.62, (1, 4), -29
plinth = material("plinth", "#262E6E", rough=0.55)
SHADES = (("#5560C8", "#232A78"), ("#6A73DA", "#2B3390"), ("#4650B4", "#1F2568"))
houses = [satin("house-%d" % i, top, foot, rough=0.5, coat=0.12) for i, (top, foot) in enumerate(SHADES)]
leaves = satin("leaves", "#3CD7A8", "#0E7A66", rough=0.6, coat=0.05)
water = material("water", "#5AA9FF", rough=0.08, spec=0.8)
road = material("road", "#8F97E8", emit="#7C74FF", power=0.45)

plane(200, 200, material("ground", "#11163A", rough=0.6), (0, 0, -0.02))
town = []


def block(column, row):
    x, y = column * AVENUE, row * STREET
    town.append(
        slab(AVENUE * 0.84, STREET * 0.74, 0.05, 0.05, plinth, (x + AVENUE / 2, y + STREET / 2, 0.02), edge=0.01)
    )
    count = random.choice((2, 3, 3))
    w = AVENUE * 0.8 / count
    for i in range(count):
        near = math.exp(-(((column - 0.5) / 6) ** 2) - (row / 9) ** 2)
        height = random.uniform(0.12, 0.42) + random.random() ** 3 * 1.15 * near
        wide, deep = w * random.uniform(0.7, 0.9), STREET * random.uniform(0.46, 0.62)
        # Nothing stands where the pin does
        if (column, row) == (0, 0) and i == count - 1:
            continue
        at = (x + AVENUE * 0.1 + w * (i + 0.5), y + STREET / 2, 0.045 + height / 2)
        town.append(box(wide, deep, height, random.choice(houses), at, r=0.02, seg=2))


for column in range(-7, 10):
    for row in range(-14, 15):
        if not PARK[0] <= column < PARK[1]:
            block(column, row)

middle = sum(PARK) / 2 * AVENUE
lake_x, lake_y, pond_x, pond_y = middle + 0.2, 2.0, middle - 0.6, -3.4
park = material("park", "#1C7F6B", rough=0.7)
town.append(slab((PARK[1] - PARK[0]) * AVENUE * 0.95, 29 * STREET, 0.05, 0.08, park, (middle, 0, 0.02)))
shore = []
for k in range(48):
    a = 2 * math.pi * k / 48
    r = 1 + 0.10 * math.sin(3 * a + 0.5) + 0.06 * math.sin(5 * a)
    shore.append((1.25 * r * math.cos(a), 1.0 * r * math.sin(a)))
town.append(prism(shore, 0.02, water, (lake_x, lake_y, 0.05), edge=0))
pond = [(0.45 * x, 0.26 * y) for x, y in arc(1, 0, 345, 15)]
town.append(prism(pond, 0.02, water, (pond_x, pond_y, 0.05), edge=0))

model = sphere(1, leaves, seg=24)
model.hide_render = True
for _ in range(420):
    x, y = random.uniform(PARK[0] * AVENUE + 0.22, PARK[1] * AVENUE - 0.22), random.uniform(-8.6, 8.6)
    in_lake = ((x - lake_x) / 1.5) ** 2 + ((y - lake_y) / 1.25) ** 2 < 1
    in_pond = ((x - pond_x) / 0.6) ** 2 + ((y - pond_y) / 0.4) ** 2 < 1
    if not in_lake and not in_pond:
        size = random.uniform(0.07, 0.14)
        tree = model.copy()
        tree.hide_render = False
        bpy.context.collection.objects.link(tree)
        tree.scale, tree.location = (size, size, size * 1.15), (x, y, 0.06 + size * 0.8)
        town.append(tree)
for column in (-3, 0, 5):
    town.append(box(0.05, 18, 0.01, road, (column * AVENUE, 0, 0.012), r=0))
town.append(box(22, 0.045, 0.01, road, (1.5, -0.02, 0.012), r=0))
group(town, rot=(0, 0, TURN))

foot = Vector((AVENUE * 0.78, STREET * 0.5, 0))
foot.rotate(Matrix.Rotation(math.radians(TURN), 3, "Z"))
X, Y = foot.x, foot.y
HEAD, CENTRE, WAIST = 0.66, 1.62, math.radians(-34)
neck = (HEAD * math.cos(WAIST), CENTRE + HEAD * math.sin(WAIST))
ball = [WAIST + (math.pi / 2 - WAIST) * k / 32 for k in range(33)]
profile = [(HEAD * math.cos(a), CENTRE + HEAD * math.sin(a)) for a in reversed(ball)]
profile += [(neck[0] * t**1.08, neck[1] * t) for t in (k / 16 for k in range(15, -1, -1))]
revolve(profile, satin("pin", "#9C8FFF", "#4B3DF0", rough=0.2, coat=1), (X, Y, 0.08), seg=96)
eye = Vector((-0.42, -0.72, 0.42)).normalized() * 0.46
sphere(0.34, pal["white"], (X + eye.x, Y + eye.y, 0.08 + CENTRE + eye.z))
ring = material("ring", "#B7AEFF", emit="#9A8CFF", power=2.2)
for radius in (0.42, 0.72, 1.04):
    torus(radius, 0.018, ring, (X, Y, 0.075))

area((X - 3, Y - 4, 7), (X, Y, 0), 2.5, 620, "#F0EFFF")
area((X + 6, Y + 3, 6), (X, Y, 0), 3, 900, "#8478FF")
area((X + 0.5, Y - 8, 6), (X, Y, 0), 3, 260)
camera((X - 6.6, Y - 10.2, 7.4), (X - 1.75, Y + 0.2, 0.75), lens=46, fstop=0.9, focus=(X, Y, 1))
render(bloom=(6, -0.92, 1.2))
