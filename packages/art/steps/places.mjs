// Where things stand. The cache lies in node_modules, which nothing commits.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ART = fileURLToPath(new URL('..', import.meta.url));
const PICTURES_FOLDER = path.join(ART, '../../content/pictures');
export const STATIC_FOLDER = path.join(ART, '../../static');
export const MODULES = path.join(ART, '../../node_modules');
export const CACHE = path.join(MODULES, '.cache/art');

/** The file a picture is written to: its place in the site, or with `preview` one in the cache. */
export function target(name, preview = false) {
  const file = path.join(preview ? path.join(CACHE, 'preview') : PICTURES_FOLDER, `${name}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
