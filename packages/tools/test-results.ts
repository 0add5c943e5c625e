import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Folder in which the reporters in `tools/` write one JSON file per test run, an array of `TestResult`. */
export const resultsFolder = 'reports/test-results';

export interface TestResult {
  test: string;
  seconds: number;
  /** Of a failed test: its error, with the terminal's colours. */
  error?: string;
}

/** The results of all runs in the folder. */
export function testResults(folder = resultsFolder): TestResult[] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      // Written by the reporters, in the shape above.
      .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as TestResult[])
  );
}

/** The slowest tests, slowest last. */
export const slowestTests = (results: readonly TestResult[], count: number): string[] =>
  results
    .toSorted((a, b) => a.seconds - b.seconds)
    .slice(-count)
    .map(({ test, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${test}`);

/** The failed tests, each with the first lines of its error. */
export const failedTests = (results: readonly TestResult[], lines = 12): string[] =>
  results.flatMap(({ test, error }) =>
    error === undefined ? [] : [[test, ...stripVTControlCharacters(error).split('\n').slice(0, lines)].join('\n    ')],
  );
