import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { stringsOf } from '../support/strings';
import { waitForCode } from './support/sign-in-form';
import { axeFindings } from './support/axe';
import {
  clippedTexts,
  covered,
  shifts,
  smallTargets,
  spaceText,
  stickingOut,
  unspaceText,
  watchShifts,
} from './support/layout';
import { pathOf } from './support/pages';
import { untilHydrated } from './support/react';
import { apiBase } from './support/sandbox';
import { expect, readsCopy, test } from './support/test';
import { showEachPart } from './support/scrolling';

/* Tests of every page. All checks of a page share one visit, because opening a page takes longer than most checks. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As wide as a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 640 };

/** The parameters of a reset link, without which the page for a new password shows no form. */
const query = '?email=ada@example.com&token=t0k3n';

async function expectReadableZoomed(page: Page): Promise<void> {
  expect.soft(await stickingOut(page), 'sticks out at 320 px once React runs').toEqual([]);
  await spaceText(page);
  expect.soft(await stickingOut(page), 'sticks out with text spaced wide').toEqual([]);
  expect.soft(await clippedTexts(page), 'clipped with text spaced wide').toEqual([]);
  await unspaceText(page);
}

/**
 * Expects that axe finds no violations and that every link and button can be clicked. First scrolls to the top, since
 * axe would report links that the sticky header covers.
 */
async function expectAccessible(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await axeFindings(page), `axe at ${width} px`).toEqual([]);
  expect.soft(await covered(page), `cannot be clicked at ${width} px`).toEqual([]);
}

/**
 * Doubles only the text size, by a browser setting (WCAG 1.4.4), and expects that no element overflows the window and
 * no text is clipped.
 */
async function expectReadableAtTwiceTheSize(page: Page, widths: readonly number[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${page.url()} at ${width} px and twice the size`;
    expect.soft(await stickingOut(page), `sticks out: ${where}`).toEqual([]);
    expect.soft(await clippedTexts(page), `clipped: ${where}`).toEqual([]);
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

/** Submits the empty form, so that messages are shown below all fields, and expects that axe finds no violations. */
async function expectAccessibleErrors(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
  expect.soft(await axeFindings(page), 'axe while fields are invalid').toEqual([]);
}

async function openAnItem(page: Page): Promise<void> {
  const item = page.locator('main details[name]:not([open]) summary').first();
  if ((await item.count()) > 0) await item.click();
}

const isForm = (route: RouteId): boolean => routes[route].template === 'sign-in-page';

for (const [index, route] of routeIds.entries()) {
  const path = pathOf(route, 'de');

  test(
    `the page ${path} is readable at 320 px and at twice the text size, passes accessibility checks, shifts no layout and calls no API`,
    readsCopy,
    async ({ page, context, untilRequestsEnd }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(apiBase)) calls.push(request.url());
      });
      await watchShifts(context);
      if (isForm(route)) await waitForCode(context);
      await page.setViewportSize(zoomed);
      await page.goto(isForm(route) ? path + query : path);
      expect.soft(await stickingOut(page), 'sticks out at 320 px').toEqual([]);
      expect.soft(await smallTargets(page), 'targets below 24 px').toEqual([]);

      await untilHydrated(page);
      await expect(page).toHaveURL((url) => url.pathname === path);
      if (isForm(route)) {
        await expect(page.locator('form')).toBeVisible();
        expect.soft(await smallTargets(page), 'targets of the form below 24 px').toEqual([]);
      }
      await page.evaluate(showEachPart);
      await untilRequestsEnd();
      expect(await shifts(page)).toBeLessThanOrEqual(0.01);
      expect(calls).toEqual([]);
      await expectReadableZoomed(page);
      await openAnItem(page);
      // To save time, each page is checked at only one of two widths, alternately. Most components are on several
      // pages, so they are checked at both widths.
      await expectAccessible(page, index % 2 === 0 ? 1440 : 390);
      if (isForm(route)) await expectAccessibleErrors(page);
      await expectReadableAtTwiceTheSize(page, [320, 768, 1025, 1280]);
    },
  );
}

for (const locale of locales.filter((other) => other !== 'de'))
  test(
    `without scripts, every page in the language ${locale} is readable in a 320 px wide window and at twice the text size`,
    readsCopy,
    async ({ page, context }) => {
      await context.route(/\.js$/, (request) => request.abort());
      for (const route of routeIds) {
        await page.setViewportSize(zoomed);
        await page.goto(pathOf(route, locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main')).toContainText(/\p{L}{3,}/u);
        await expect(page.getByText(stringsOf(locale).common.riskWarning.text)).toBeVisible();
        expect.soft(await stickingOut(page), `${route} at 320 px`).toEqual([]);
        await expectReadableAtTwiceTheSize(page, [320, 768, 1025]);
      }
    },
  );
