// What a scene needs before Blender can run: the denoiser and the land, made once into the cache.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { writeLand } from './land.mjs';
import { ART, CACHE } from './places.mjs';

const LAND_POINTS = 9000;

function once(file, sources, make) {
  const newest = Math.max(...sources.map((source) => fs.statSync(source).mtimeMs));
  if (fs.existsSync(file) && fs.statSync(file).mtimeMs > newest) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  make();
}

/** Throws when gcc is missing. */
export function prepare() {
  const denoiser = path.join(CACHE, 'nlm.so');
  const nlm = path.join(ART, 'blender/nlm.c');
  once(denoiser, [nlm], () =>
    execFileSync('gcc', ['-O3', '-ffast-math', '-fopenmp', '-shared', '-fPIC', nlm, '-o', denoiser, '-lm']),
  );
  const land = path.join(CACHE, 'land.json');
  once(land, [path.join(ART, 'steps/land.mjs')], () => writeLand(land, LAND_POINTS));
}
