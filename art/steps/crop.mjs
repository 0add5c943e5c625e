import sharp from 'sharp';
import { target } from './places.mjs';

const SIZE = { width: 1200, height: 800 };

/** Writes a 1200 × 800 cut of a picture, given as its path or its bytes. */
export const cut = (picture, area, file) =>
  sharp(picture).extract(area).resize(SIZE).png({ compressionLevel: 9 }).toFile(file);

/** A 1200 × 800 cut from another picture. */
export async function makeCrop(name, { source, area }, preview) {
  const file = target(name, preview);
  await cut(target(source), area, file);
  return file;
}
