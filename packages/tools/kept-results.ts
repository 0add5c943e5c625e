import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

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
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return deserialize(kept) as Result;
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
    // Not those with a longer name, which another process is about to rename.
    const others = names.filter((name) => /^[0-9a-f]+$/.test(name) && !this.used.has(name));
    await Promise.all(others.map((name) => rm(join(this.folder, name), { force: true })));
  }
}
