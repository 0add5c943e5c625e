// Paths of the folders with sources, results and cache. The cache is inside node_modules, so Git ignores it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ART = fileURLToPath(new URL('.', import.meta.url));
const PICTURES_FOLDER = path.join(ART, '../../content/pictures');
export const MODULES = path.join(ART, '../../node_modules');
export const CACHE = path.join(MODULES, '.cache/art');

/** The path in content/pictures to which a picture is written. Creates its folder. */
export function target(name) {
  const file = path.join(PICTURES_FOLDER, `${name}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
