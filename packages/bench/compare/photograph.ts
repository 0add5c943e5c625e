import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { localDescription } from '../../publish/hosts/local-description';
import { serve } from '../../publish/hosts/server';
import { locales } from '../../../src/i18n/locales';
import { pathIn, routePath } from '../../../src/i18n/paths';
import { routeIds } from '../../../src/routes';
import { findTestBrowser } from '../../tools/find-browser';

export const widths = [390, 1440] as const;

/** Every page in every language, the not-found page at an address that does not exist. */
export const photographedPaths: readonly string[] = locales.flatMap((locale) =>
  routeIds.map((route) => (route === 'notFound' ? pathIn(locale, 'no/such/page') : routePath(route, locale))),
);

/** The name of the picture of a page, in each of the folders. */
export const pictureName = (path: string, width: number): string =>
  `${path.slice(1).replaceAll('/', '_')}-${width}.png`;

/** Any moment, so that dates on the pages are the same in both pictures. */
const now = new Date('2026-03-02T10:00:00Z');

/**
 * Photographs a whole page as it is before hydration: with a clock that stands still, React never starts, and nothing
 * that changes by itself has begun. Lazy pictures are loaded, since a whole page shows them all.
 */
async function photograph(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
}

async function photographAtWidth(browser: Browser, origin: string, width: number, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  for (const path of photographedPaths) await photograph(page, origin + path, join(folder, pictureName(path, width)));
  await context.close();
}

/** Photographs every page of a built site at every width, into a folder. */
export async function photographSite(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await serve({ root, port: 0, description: localDescription() });
  // Without hinting, glyphs have the same shape at every position.
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args });
  try {
    await Promise.all(widths.map((width) => photographAtWidth(browser, site.url, width, folder)));
  } finally {
    await browser.close();
    await site.stop();
  }
}
