import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Milliseconds after which a result that is not complete is one of a process that was stopped. */
const abandonedAfter = 3_600_000;

/** The result in a file; undefined if there is none, or if the file is not whole, as after a full disk. */
async function readResult(file: string): Promise<{ result: unknown } | undefined> {
  try {
    return { result: deserialize(await readFile(file)) };
  } catch {
    return undefined;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > abandonedAfter;
}

/**
 * What earlier builds have made, in a folder: a file for each result, named after a hash of all that decides it. A changed
 * input is another name, so nothing that is out of date can be found.
 */
export class KeptResults {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {}

  /**
   * The result that was made of the same inputs, or else a new one, which is kept. `inputs` are JSON; `Result` can be
   * anything that v8 serializes, texts and bytes among it.
   */
  async get<Result>(inputs: unknown, make: () => Result | Promise<Result>): Promise<Result> {
    const name = createHash('sha256')
      .update(JSON.stringify([process.version, inputs]))
      .digest('hex');
    this.used.add(name);
    const file = join(this.folder, name);
    const kept = await readResult(file);
    if (kept) return kept.result as Result;
    const result = await make();
    await mkdir(this.folder, { recursive: true });
    // Renamed once it is complete: the process may be stopped at any time, and another may write the same result.
    const unfinished = `${file}-${randomUUID()}`;
    await writeFile(unfinished, serialize(result));
    await rename(unfinished, file);
    return result;
  }

  /** Removes all that has not been asked for since this object was made. */
  async forgetOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const forget = async (name: string): Promise<void> => {
      const file = join(this.folder, name);
      // Another process may be about to rename one with a longer name.
      const isOver = /^[0-9a-f]+$/.test(name) ? !this.used.has(name) : await isAbandoned(file);
      if (isOver) await rm(file, { force: true });
    };
    await Promise.all(names.map(forget));
  }
}
