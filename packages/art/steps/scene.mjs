// Blender scenes: the rendered pictures.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ART, CACHE, target } from './places.mjs';
import { addGrain } from './grain.mjs';
import { prepare } from './prerequisites.mjs';

const PREVIEW = { scale: 0.3, samples: 16 };

function blender(scene, out, { scale, samples }) {
  prepare();
  fs.mkdirSync(path.dirname(out), { recursive: true });
  const options = Object.entries({ scene: path.join(ART, scene), out, cache: CACHE, scale, samples });
  const entry = path.join(ART, 'blender/run.py');
  const call = [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    entry,
    '--',
    ...options.map(([key, value]) => `${key}=${value}`),
  ];
  const { status, stdout, stderr, error } = spawnSync('blender', call, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error) throw error;
  if (status !== 0) throw new Error(`Blender could not make ${scene}:\n${stdout.slice(-2000)}\n${stderr}`);
}

/** A rendered picture, packages/art/scenes/<name>.py. A full render takes minutes and both cores: it runs at the lowest priority. */
export async function makeScene(name, { samples }, preview) {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const raw = path.join(CACHE, 'out', `${name}.png`);
  const file = target(name, preview);
  const quality = preview ? PREVIEW : { scale: 1, samples };
  blender(`scenes/${name}.py`, preview ? file : raw, quality);
  if (preview) return file;
  await addGrain(raw, file);
  return file;
}
