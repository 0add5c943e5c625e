import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Milliseconds after which an unfinished file counts as left behind by a killed process. */
const abandonedAfter = 3_600_000;

/** Reads a result from a file; undefined if there is no file or it is incomplete, as after a full disk. */
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
 * A cache of build results in a folder. Each result is a file named after a hash of all its inputs, so outdated results
 * are never found.
 */
export class KeptResults {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {}

  /**
   * Returns the cached result for `inputs`, or calls `make` and caches its result. `inputs` must be JSON. `Result` can
   * be anything that v8 can serialize, such as text and bytes.
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
    // A read-only folder, as `node_modules` often is in containers, or a full disk costs time in the next build only.
    await this.keep(file, serialize(result)).catch(() => undefined);
    return result;
  }

  /**
   * Writes under another name first: this process may be killed while writing, and another process may write the same
   * result.
   */
  private async keep(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${file}-${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }

  /** Deletes all results in the folder except those that `get` was called for on this object. */
  async forgetOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const forget = async (name: string): Promise<void> => {
      const file = join(this.folder, name);
      // Results have hexadecimal names. Other files are unfinished results, which another process may still be writing.
      const isOver = /^[0-9a-f]+$/.test(name) ? !this.used.has(name) : await isAbandoned(file);
      if (isOver) await rm(file, { force: true });
    };
    await Promise.all(names.map(forget));
  }
}
