import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A Jest reporter that writes the duration of each test to `reports/test-times/<run>.json`; `run` is an option. */
export default class JestTimes {
  constructor(_, { run }) {
    this.run = run;
  }

  onRunComplete(_, { testResults }) {
    const times = testResults.flatMap(({ testFilePath, testResults: tests }) =>
      tests.map(({ fullName, duration }) => ({
        test: `${relative(process.cwd(), testFilePath)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    );
    mkdirSync('reports/test-times', { recursive: true });
    writeFileSync(`reports/test-times/${this.run}.json`, JSON.stringify(times));
  }
}
