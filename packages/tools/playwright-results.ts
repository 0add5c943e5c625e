import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * A Playwright reporter that writes the duration of each test, and the error of each failed one, to
 * `reports/test-results/<projects>.json`.
 */
export default class PlaywrightResults implements Reporter {
  private run = 'playwright';
  private readonly results: { test: string; seconds: number; error?: string }[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.run = suite.suites.map(({ title }) => title).join('-') || this.run;
  }

  onTestEnd(testCase: TestCase, { duration, error }: TestResult): void {
    const [, project, , ...titles] = testCase.titlePath();
    const test = `[${project}] ${relative(process.cwd(), testCase.location.file)}: ${titles.join(' › ')}`;
    this.results.push({ test, seconds: duration / 1000, error: error?.message });
  }

  /** An error outside tests: a file that can't be loaded, or a server that doesn't start. */
  onError({ message }: TestError): void {
    this.results.push({ test: this.run, seconds: 0, error: message });
  }

  onEnd(): void {
    mkdirSync('reports/test-results', { recursive: true });
    writeFileSync(`reports/test-results/${this.run}.json`, JSON.stringify(this.results));
  }
}
