import { expect, test } from '@playwright/test';
import { locales } from '../../../src/i18n/locales';
import { pathIn, routePath } from '../../../src/i18n/paths';
import { routeIds } from '../../../src/routes';
import { siteOrigin } from '../../shared/test-server';

/** A fixed date, so that dates on the pages do not differ between screenshots. */
const now = new Date('2026-03-02T10:00:00Z');

for (const locale of locales)
  for (const route of routeIds) {
    const path = route === 'notFound' ? pathIn(locale, 'no/such/page') : routePath(route, locale);

    // Compares screenshots of the whole page before hydration: the clock is paused, so React never starts.
    test(`the page ${path} looks the same as in the build of another commit`, async ({ page }) => {
      await page.clock.install({ time: now });
      await page.clock.pauseAt(now);
      await page.route(
        ({ origin }) => origin !== siteOrigin(),
        (request) => request.abort(),
      );
      await page.goto(siteOrigin() + path);
      // Loads lazy pictures too, since the screenshot shows the whole page.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.allSettled([...document.images].map((picture) => picture.decode()));
        await document.fonts.ready;
      });
      await expect(page).toHaveScreenshot(`${path.slice(1).replaceAll('/', '_')}.png`, { fullPage: true });
    });
  }
