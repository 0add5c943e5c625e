import type { APIRequestContext, Page } from '@playwright/test';
import { routePath } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';

/** Forces a layout, which makes the browser load fonts, and waits for them. */
const untilFontsAreThere = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * URLs of a page's style sheets, in the order in which they apply. The first has the rules that only other pages use:
 * the page loads it for client-side navigation. The second has the page's own rules. Pages with a form have only one
 * style sheet, with all rules.
 */
async function sheetsOf(request: APIRequestContext, route: RouteId): Promise<string[]> {
  const html = await (await request.get(routePath(route, 'de'))).text();
  return [/data-rest="([^"]+)"/, /rel="stylesheet" href="([^"]+)"/].flatMap((pattern) => pattern.exec(html)?.[1] ?? []);
}

/**
 * Applies the pairs of style sheets to the page, one after the other. Returns the pairs that give an element another
 * position or look than the first pair does.
 */
const pairsThatDiffer = (page: Page, pairs: readonly string[][]) =>
  page.evaluate(async (all) => {
    const look = (): string =>
      [...document.querySelectorAll('body *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, font, visibility } = getComputedStyle(element);
          return [x, y, width, height, color, backgroundColor, font, visibility].join(' ');
        })
        .join('\n');
    const links = all.flat().map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    let first: string | undefined;
    return all.filter((pair) => {
      for (const sheet of sheets) sheet.media = pair.includes(sheet.getAttribute('href') ?? '') ? 'all' : 'not all';
      const now = look();
      first ??= now;
      return now !== first;
    });
  }, pairs);

test('style sheets that remain from earlier pages do not change the position or look of a page’s elements', async ({
  page,
  request,
}) => {
  const pairs = new Map<string, { route: RouteId; sheets: string[] }>();
  for (const route of routeIds) {
    const sheets = await sheetsOf(request, route);
    // If several pages have the same style sheets, only the first is opened. This also avoids the page that sets a new
    // password, which shows its form only to visitors who come from a mailed link.
    if (!pairs.has(sheets.join())) pairs.set(sheets.join(), { route, sheets });
  }
  expect(pairs.size).toBeGreaterThan(5);
  const all = [...pairs.values()];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, { route, sheets }] of all.entries()) {
    await openHydrated(page, route === 'notFound' ? '/de/no/such/page' : routePath(route, 'de'));
    if (routes[route].template === 'sign-in-page') await expect(page.locator('main form')).toBeVisible();
    await untilFontsAreThere(page);
    // To save time, tries the style sheets of only the next two pages in the list, not of all others.
    const others = [1, 2].map((step) => all[(index + step) % all.length]!.sheets);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await pairsThatDiffer(page, [sheets, ...others]), `${route} at ${width} px`).toEqual([]);
    }
  }
});
