import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Jest reporter that writes the duration of each test, and the error of each failed one, to
 * `reports/test-results/<project>.json`.
 */
export default class JestResults {
  onRunComplete(contexts, { testResults: files }) {
    const run = [...contexts].map(({ config }) => config.displayName?.name).join('-') || 'jest';
    const results = files.flatMap(({ testFilePath, testResults: tests, testExecError }) => {
      const file = relative(process.cwd(), testFilePath);
      const notRun = testExecError ? [{ test: file, seconds: 0, error: testExecError.message }] : [];
      return [
        ...notRun,
        ...tests.map(({ fullName, duration, failureMessages: [error] }) => ({
          test: `${file}: ${fullName}`,
          seconds: (duration ?? 0) / 1000,
          error,
        })),
      ];
    });
    mkdirSync('reports/test-results', { recursive: true });
    writeFileSync(`reports/test-results/${run}.json`, JSON.stringify(results));
  }
}
