// Land as evenly spread points for the globe: [latitude, longitude] pairs in degrees, from Natural Earth 1:110m.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const DEGREES = 180 / Math.PI;
const ANTARCTICA = -60;

function landPolygons() {
  const atlas = JSON.parse(fs.readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8'));
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => geometry.coordinates)
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .map((polygon) => ({ polygon, bounds: geoBounds(polygon) }));
}

// The bounding box first: it spares nearly every exact test.
function near([[west, south], [east, north]], longitude, latitude) {
  const between = west > east || (longitude >= west - 1 && longitude <= east + 1);
  return latitude >= south - 1 && latitude <= north + 1 && between;
}

/** Writes the land points among `count` points spread over the whole ball. */
export function writeLand(out, count) {
  const polygons = landPolygons();
  const points = [];
  for (let i = 0; i < count; i++) {
    const latitude = Math.asin(1 - (2 * (i + 0.5)) / count) * DEGREES;
    const longitude = ((i * GOLDEN_ANGLE * DEGREES + 180) % 360) - 180;
    if (latitude < ANTARCTICA) continue;
    const place = [longitude, latitude];
    const onLand = polygons.some((p) => near(p.bounds, ...place) && geoContains(p.polygon, place));
    if (onLand) points.push([Number(latitude.toFixed(2)), Number(longitude.toFixed(2))]);
  }
  fs.mkdirSync(path.dirname(out), { recursive: true });
  fs.writeFileSync(out, JSON.stringify(points));
}
