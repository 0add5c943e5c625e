import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { axeFindings } from './support/axe';
import { watchOpening } from './support/faults';
import { clippedTexts, smallTargets, spaceText, stickingOut, unspaceText } from './support/layout';
import { pathOf } from './support/pages';
import { untilHydrated } from './support/react';
import { expect, test } from './support/test';
import { walkThrough } from './support/walk-through';

/* What must hold on every page is asked of one visit to it, since opening a page takes longer than most questions. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 60_000 });

/** A window of 1280 px at 400 % zoom is as wide as this one. */
const zoomed = { width: 320, height: 640 };

const isForm = (route: RouteId): boolean => routes[route].template === 'auth-page';

/** What the forms of auth pages need: the parameters of a reset link, and a login that waits for its code. */
const query = '?email=ada@example.com&token=t0k3n';
const waitForCode = (page: Page) =>
  page.addInitScript(() => {
    const pending = { email: 'ada@example.com', password: 'correct horse', expires: Date.now() + 60_000 };
    window.sessionStorage.setItem('pendingLogin', JSON.stringify(pending));
  });

async function expectReadableZoomed(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  expect.soft(await stickingOut(page), 'sticks out').toEqual([]);
  expect.soft(await smallTargets(page), 'small targets').toEqual([]);
  await spaceText(page);
  expect.soft(await stickingOut(page), 'sticks out, with text spaced wide').toEqual([]);
  expect.soft(await clippedTexts(page), 'clipped, with text spaced wide').toEqual([]);
  await unspaceText(page);
}

/** axe would judge colours in the middle of an animation. */
async function expectAccessible(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished)));
  expect.soft(await axeFindings(page), `axe, at ${width} px`).toEqual([]);
}

for (const locale of locales) {
  for (const route of routeIds) {
    const path = pathOf(route, locale);

    test(`${path} fits 320 px, with text spaced wide too; axe finds nothing; no policy is violated, no error logged, no API called`, async ({
      page,
      untilRequestsEnd,
    }) => {
      const faults = await watchOpening(page);
      if (isForm(route)) await waitForCode(page);
      await page.setViewportSize(zoomed);
      await page.goto(isForm(route) ? path + query : path);
      await expectReadableZoomed(page);

      await untilHydrated(page);
      await expect(page).toHaveURL((url) => url.pathname === path);
      if (isForm(route)) {
        await expect(page.locator('form')).toBeVisible();
        await expectReadableZoomed(page);
      }
      for (const width of [1440, 390]) await expectAccessible(page, width);

      await walkThrough(page);
      await untilRequestsEnd();
      expect(faults).toEqual([]);
    });
  }
}

test('every German page fits 320 px with text spaced wide in the fallback font too', async ({ page, context }) => {
  await context.route(/\.(?:js|woff2)$/, (request) => request.abort());
  await page.setViewportSize(zoomed);
  for (const route of routeIds) {
    await page.goto(pathOf(route, 'de'));
    await spaceText(page);
    expect.soft(await stickingOut(page), pathOf(route, 'de')).toEqual([]);
  }
});

for (const width of [1440, 2560]) {
  test(`the longest pages fit a window of ${width} px with text spaced wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const route of ['home', 'market', 'contacts'] as const) {
      await page.goto(pathOf(route, 'de'));
      await spaceText(page);
      expect(await stickingOut(page)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
  });
}
