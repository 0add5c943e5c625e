// What a scene needs before Blender can run: the denoiser, compiled into the cache when its source is newer.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ART, CACHE } from './places.mjs';

/** Throws when gcc is missing. */
export function prepare() {
  const denoiser = path.join(CACHE, 'nlm.so');
  const source = path.join(ART, 'blender/nlm.c');
  if (fs.existsSync(denoiser) && fs.statSync(denoiser).mtimeMs > fs.statSync(source).mtimeMs) return;
  fs.mkdirSync(CACHE, { recursive: true });
  execFileSync('gcc', ['-O3', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', denoiser, '-lm']);
}
