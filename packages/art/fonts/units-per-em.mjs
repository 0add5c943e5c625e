import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's Python, which has the package `python3-fonttools`. Another Python may come first in PATH. */
const python = '/usr/bin/python3';

/** A fixed date in the font file, so that the output is reproducible. */
const environment = { ...process.env, SOURCE_DATE_EPOCH: '0' };

/** Scales a font to another number of units per em. Rejects with Python's error message if fonttools is missing. */
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
