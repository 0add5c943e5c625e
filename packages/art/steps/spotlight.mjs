import sharp from 'sharp';

/** The site's `--surface-hero`. */
const DARK = [0x0b, 0x10, 0x33];
/** The share of the ellipse's radius that stays as it is, and how much of the picture is gone outside. */
const LIT = 0.24;
const STRENGTH = 0.94;

/** 0 within the lit part, STRENGTH outside the ellipse, a smooth step between them. */
function darkness(distance) {
  const t = Math.min(1, Math.max(0, (distance - LIT) / (1 - LIT)));
  return t * t * (3 - 2 * t) * STRENGTH;
}

/** Copies an opaque picture, faded to the ground of heroes outside an ellipse around its subject, in shares of its size. */
export async function addSpotlight(from, to, { x, y, radiusX, radiusY }) {
  const { data, info } = await sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let i = 0; i < data.length; i += 3) {
    const column = (i / 3) % width;
    const row = Math.floor(i / 3 / width);
    const dark = darkness(Math.hypot((column / width - x) / radiusX, (row / height - y) / radiusY));
    for (let c = 0; c < 3; c++) data[i + c] = Math.round(data[i + c] * (1 - dark) + DARK[c] * dark);
  }
  await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toFile(to);
}
