import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Jest reporter that writes the duration of each test, and the error of each failed one, to
 * `reports/test-results/<run>.json`; `run` is an option.
 */
export default class JestResults {
  constructor(_, { run }) {
    this.run = run;
  }

  onRunComplete(_, { testResults: files }) {
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
    writeFileSync(`reports/test-results/${this.run}.json`, JSON.stringify(results));
  }
}
