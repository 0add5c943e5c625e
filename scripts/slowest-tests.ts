import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder in which each test run writes its durations, as JSON of `{ test, seconds }[]`. */
export const timesFolder = 'reports/test-times';

interface Timed {
  test: string;
  seconds: number;
}

/** The slowest tests of all runs in the folder. */
export function slowestTests(count: number, folder = timesFolder): Timed[] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      // Written by tools/test-times.mjs, in the shape above.
      .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Timed[])
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, count)
  );
}
