import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../shared/find-browser';
import { siteServer } from '../../shared/test-server';

/**
 * Environment variables that packages/bench/compare/run.ts sets: the folder of the built site, and the folder with the
 * other commit's screenshots.
 */
const { COMPARED_SITE = 'public', COMPARED_PICTURES = '' } = process.env;

export default defineConfig({
  testMatch: 'pages.spec.ts',
  outputDir: resolve('test-results/compare'),
  snapshotPathTemplate: `${COMPARED_PICTURES}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 120_000, toHaveScreenshot: { threshold: 0.03, maxDiffPixels: 0 } },
  reporter: [
    ['line'],
    ['html', { outputFolder: resolve('reports/compare'), open: 'never', title: 'Pages that look different' }],
    ['json', { outputFile: resolve('test-results/compare.json') }],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Without font hinting, a glyph has the same shape at every position.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
  projects: [390, 1440].map((width) => ({ name: `${width} px`, use: { viewport: { width, height: 900 } } })),
  webServer: siteServer(`npx tsx packages/bench/compare/serve.ts ${COMPARED_SITE}`),
});
