import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A Playwright reporter that writes the duration of each test to `reports/test-times/browser.json`. */
export default class PlaywrightTimes implements Reporter {
  private readonly times: { test: string; seconds: number }[] = [];

  onTestEnd({ location, title }: TestCase, { duration }: TestResult): void {
    this.times.push({ test: `${relative(process.cwd(), location.file)}: ${title}`, seconds: duration / 1000 });
  }

  onEnd(): void {
    mkdirSync('reports/test-times', { recursive: true });
    writeFileSync('reports/test-times/browser.json', JSON.stringify(this.times));
  }
}
