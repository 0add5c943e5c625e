import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const notCopied = ['node_modules', '.git', 'reports', 'test-results'];

/** Calls back with the folder of a copy of the project without the entries `omitted`, and removes it afterwards. */
export async function inProjectCopy<Result>(
  omitted: readonly string[],
  measure: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const names = readdirSync('.').filter((name) => ![...notCopied, ...omitted].includes(name));
    for (const name of names) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
