import type { Page } from '@playwright/test';
import { canStartApp, pagePathAt } from '../../src/gatsby-runtime/router';
import { readAddress } from '../../src/i18n/read-address';
import { localeOf, pathIn, routePath } from '../../src/i18n/paths';
import { navigateInside, untilHydrated } from './support/react';
import { expect, origin, test } from './support/test';

const notFound = { en: 'Page Not Found', de: 'Seite nicht gefunden', fr: 'Page introuvable' };

for (const tree of ['bare', 'fr'] as const)
  test(`the unknown address ${pathIn(tree, 'no/such/page')} shows Page Not Found without a redirect, after hydration and after a client-side navigation`, async ({
    page,
  }) => {
    const nowhere = pathIn(tree, 'no/such/page');
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(nowhere);
    await untilHydrated(page);
    await expect(heading).toHaveText(notFound[localeOf(tree)]);
    await expect(page).toHaveURL(nowhere);
    await navigateInside(page, routePath('terms', tree));
    await expect(heading).not.toHaveText(notFound[localeOf(tree)]);
    await navigateInside(page, nowhere);
    await expect(heading).toHaveText(notFound[localeOf(tree)]);
    await expect(page).toHaveURL(nowhere);
  });

const suffix = '?x=1&y=%2F#frage';

async function expectOutcome(page: Page, outcome: string): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { pathname, search, hash } = new URL(page.url());
  const { tree, route } = readAddress(pathname);
  expect(search + hash).toBe(suffix);
  expect(route ? pathname : `not found: ${tree}`).toBe(outcome);
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(tree));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading.filter({ hasText: notFound[localeOf(tree)] })).toHaveCount(route ? 0 : 1);
}

/** Opens a URL, and expects `outcome` both before and after hydration. */
async function expectSteady(page: Page, address: string, outcome: string): Promise<void> {
  await page.goto(`${origin}${address}${suffix}`);
  await expectOutcome(page, outcome);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  const { pathname } = new URL(page.url());
  if (canStartApp(pathname, pagePathAt(pathname))) await untilHydrated(page);
  else expect(await page.locator('link[rel=stylesheet], script[src]').count()).toBe(2);
  await expectOutcome(page, outcome);
}

// Two paths without a page. Gatsby decodes the path of a URL: the first then looks like the page /de/terms with a query
// string, and the second cannot be decoded. More paths are tested in __tests__/unit/i18n/read-address.test.ts and
// packages/publish/__tests__/hosts.
for (const [address, outcome] of [
  ['/de/terms%3Fx=1', 'not found: de'],
  ['/fr/%E0%A4%A', 'not found: fr'],
] as const)
  test(`the unknown address ${address} shows Page Not Found before and after hydration`, ({ page }) =>
    expectSteady(page, address, outcome));

/**
 * Simulates a host that redirects nothing. It sends a page also if its path is requested with repeated slashes, or with
 * `/` or `.html` at the end. For all other paths it sends a not-found page.
 */
const serveWithoutRedirects = (page: Page) =>
  page.route(
    ({ pathname }) => !/\.(?!html)\w+$/.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // The simulated host finds no file if the path has capital letters or percent-encoded characters.
      const isFound = pathname === pathname.toLowerCase() && !pathname.includes('%');
      const pagePath = isFound ? pagePathAt(pathname) : '/404.html';
      const file = pagePath === '/404.html' ? pagePath : `${pagePath === '/' ? '/index' : pagePath}.html`;
      await route.fulfill({ path: `public${file}`, status: file.endsWith('404.html') ? 404 : 200 });
    },
  );

for (const [address, outcome] of [
  ['//de/trade/faq/', '/de/trade/faq'],
  ['/TERMS', '/terms'],
] as const)
  test(`on a host without redirects, a script redirects the misspelt path ${address} to ${outcome}, with query and hash`, async ({
    page,
  }) => {
    await serveWithoutRedirects(page);
    await expectSteady(page, address, outcome);
  });

test('a page behind a proxy that adds a folder to the path keeps its URL, and a link to a section loads nothing', async ({
  page,
}) => {
  await page.route('**/mirror/terms*', (route) => route.fulfill({ path: 'public/en/terms.html' }));
  await page.goto('/mirror/terms');
  await page.evaluate(() => (document.title = 'still this document'));
  await page.evaluate(() => (window.location.hash = '#main'));
  await expect(page).toHaveURL('/mirror/terms#main');
  await expect(page).toHaveTitle('still this document');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
