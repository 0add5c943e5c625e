import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where each test run leaves its times, as JSON of `{ test, seconds }[]`. */
export const timesFolder = 'reports/test-times';

interface Timed {
  test: string;
  seconds: number;
}

/** The tests that took longest, of all runs that left their times. */
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
