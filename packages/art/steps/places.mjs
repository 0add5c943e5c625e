// Where things stand. The cache lies in node_modules, which nothing commits.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ART = fileURLToPath(new URL('..', import.meta.url));
const PICTURES_FOLDER = path.join(ART, '../../content/pictures');
export const STATIC_FOLDER = path.join(ART, '../../static');
export const MODULES = path.join(ART, '../../node_modules');
export const CACHE = path.join(MODULES, '.cache/art');

/** The file in the site that a picture is written to. */
export function target(name) {
  const file = path.join(PICTURES_FOLDER, `${name}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
