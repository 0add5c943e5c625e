import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Reads a result from a file; undefined if there is no file or it is incomplete, as after a full disk. */
async function readResult(file: string): Promise<{ result: unknown } | undefined> {
  try {
    return { result: deserialize(await readFile(file)) };
  } catch {
    return undefined;
  }
}

/**
 * A cache of build results in a folder, for one process at a time. Each result is a file named after a hash of all its
 * inputs, so outdated results are never found.
 */
export class KeptResults {
  private readonly used = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /**
   * Returns the cached result for `inputs`, or calls `make` and caches its result. `inputs` must be JSON. `Result` can
   * be anything that v8 can serialize, such as text and bytes.
   */
  get<Result>(inputs: unknown, make: () => Result | Promise<Result>): Promise<Result> {
    const name = createHash('sha256')
      .update(JSON.stringify([process.version, inputs]))
      .digest('hex');
    const result = this.used.get(name) ?? this.readOrMake(join(this.folder, name), make);
    this.used.set(name, result);
    return result as Promise<Result>;
  }

  private async readOrMake(file: string, make: () => unknown): Promise<unknown> {
    const kept = await readResult(file);
    if (kept) return kept.result;
    const result = await make();
    await mkdir(this.folder, { recursive: true });
    // Writes under a temporary name and then renames, so that a killed process leaves no half-written result.
    await writeFile(`${file}-unfinished`, serialize(result));
    await rename(`${file}-unfinished`, file);
    return result;
  }

  /** Deletes all files in the folder except the results that `get` was called for on this object. */
  async forgetOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const others = names.filter((name) => !this.used.has(name));
    await Promise.all(others.map((name) => rm(join(this.folder, name), { force: true })));
  }
}
