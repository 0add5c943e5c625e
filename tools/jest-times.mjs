import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter of Jest that leaves the seconds of each test in `reports/test-times/<run>.json`; option `run` names the run. */
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
