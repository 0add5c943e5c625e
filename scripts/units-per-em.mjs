import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's Python, to which its package `python3-fonttools` belongs; the one on the path may be another. */
const python = '/usr/bin/python3';

/** The font's time of change, in place of now: the same font always becomes the same file. */
const environment = { ...process.env, SOURCE_DATE_EPOCH: '0' };

/** `sfnt` drawn on a grid of so many units to the em. Rejects with Python's words where fonttools are missing. */
export async function withUnitsPerEm(sfnt, units) {
  const folder = await mkdtemp(join(tmpdir(), 'font-'));
  const [from, to] = ['from.ttf', 'to.ttf'].map((name) => join(folder, name));
  try {
    await writeFile(from, sfnt);
    const call = ['-m', 'fontTools.ttLib.scaleUpem', from, `${units}`, '--output-file', to];
    await promisify(execFile)(python, call, { env: environment });
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true });
  }
}
