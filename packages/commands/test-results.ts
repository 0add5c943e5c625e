import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FormattedTestResults } from '@jest/test-result';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** Folder for the JSON reports of Jest and Playwright, one for each step of a test run. */
export const resultsFolder = 'reports/test-results';

interface TestResult {
  test: string;
  seconds: number;
  /** For a failed test: its error message, with terminal colours. */
  error?: string;
}

const ofJest = ({ testResults }: FormattedTestResults, root: string): TestResult[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(({ fullName, duration, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      error: failureMessages?.[0],
    }));
    // If Jest cannot load a file, it reports the file as failed, without tests.
    const isLoaded = status !== 'failed' || tests.some(({ error }) => error !== undefined);
    return isLoaded ? tests : [...tests, { test: file, seconds: 0, error: message }];
  });

const ofSuite = ({ title, file, suites = [], specs }: JSONReportSuite, path: string): TestResult[] => {
  const own = title === file ? path : `${path}${title} › `;
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results: [result] }) => ({
      test: `[${projectName}] ${own}${spec.title}`,
      seconds: (result?.duration ?? 0) / 1000,
      error: result?.error?.message,
    })),
  );
  return [...tests, ...suites.flatMap((suite) => ofSuite(suite, own))];
};

/** Reads the tests in a report of Jest or Playwright, with their files relative to the folder `root`. */
function readReport(text: string, root: string): TestResult[] {
  // The type assertion is right, since only Jest and Playwright write such reports.
  const report = JSON.parse(text) as FormattedTestResults | JSONReport;
  if ('testResults' in report) return ofJest(report, root);
  const fileOf = ({ file }: JSONReportSuite): string => relative(root, join(report.config.rootDir, file));
  return [
    // Errors outside of tests: a file that cannot be loaded, or a server that does not start.
    ...report.errors.map(({ message = '' }) => ({ test: 'playwright', seconds: 0, error: message })),
    ...report.suites.flatMap((suite) => ofSuite(suite, `${fileOf(suite)}: `)),
  ];
}

/** The results in all reports of the folder. */
export const testResults = (): TestResult[] =>
  existsSync(resultsFolder)
    ? readdirSync(resultsFolder).flatMap((file) => readReport(readFileSync(join(resultsFolder, file), 'utf8'), '.'))
    : [];

/** The ten slowest tests, slowest last. */
export const slowestTests = (results: readonly TestResult[]): string[] =>
  results
    .toSorted((a, b) => a.seconds - b.seconds)
    .slice(-10)
    .map(({ test, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${test}`);

/** The failed tests, each with the first lines of its error. */
export const failedTests = (results: readonly TestResult[]): string[] =>
  results.flatMap(({ test, error }) =>
    error === undefined ? [] : [[test, ...stripVTControlCharacters(error).split('\n').slice(0, 30)].join('\n    ')],
  );
