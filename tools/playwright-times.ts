import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A Playwright reporter that writes the duration of each test to `reports/test-times/`, in a file named after the run. */
export default class PlaywrightTimes implements Reporter {
  private readonly run: string;
  private readonly times: { test: string; seconds: number }[] = [];

  constructor({ run }: { run: string }) {
    this.run = run;
  }

  onTestEnd({ location, title, parent }: TestCase, { duration }: TestResult): void {
    const engine = parent.project()?.name;
    const prefix = engine ? `[${engine}] ` : '';
    this.times.push({ test: `${prefix}${relative(process.cwd(), location.file)}: ${title}`, seconds: duration / 1000 });
  }

  onEnd(): void {
    mkdirSync('reports/test-times', { recursive: true });
    writeFileSync(`reports/test-times/${this.run}.json`, JSON.stringify(this.times));
  }
}
