import sharp from 'sharp';
import { target } from './places.mjs';

const SIZE = { width: 1200, height: 800 };

/** A 1200 × 800 cut from another picture. */
export async function makeCrop(name, { source, ...area }, preview) {
  const file = target(name, preview);
  await sharp(target(source)).extract(area).resize(SIZE).png({ compressionLevel: 9 }).toFile(file);
  return file;
}
