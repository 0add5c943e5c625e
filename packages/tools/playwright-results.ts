import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * A Playwright reporter that writes the duration of each test, and the error of each failed one, to
 * `reports/test-results/<run>.json`; `run` is an option.
 */
export default class PlaywrightResults implements Reporter {
  private readonly run: string;
  private readonly results: { test: string; seconds: number; error?: string }[] = [];

  constructor({ run }: { run: string }) {
    this.run = run;
  }

  onTestEnd({ location, title, parent }: TestCase, { duration, error }: TestResult): void {
    const engine = parent.project()?.name;
    const prefix = engine ? `[${engine}] ` : '';
    const test = `${prefix}${relative(process.cwd(), location.file)}: ${title}`;
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
