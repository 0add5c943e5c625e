import type { Page } from '@playwright/test';
import { canStartApp, pagePathAt, readAddress } from '../../src/i18n/address';
import { localeOf } from '../../src/i18n/paths';
import { headingOf } from '../support/page-copy';
import { untilHydrated } from './support/react';
import { expect, origin, test } from './support/test';

// A page that is not found is a console error.
test.use({ faultsExpected: true });

const suffix = '?x=1&y=%2F#frage';

/** Collects console errors and uncaught errors of the page. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) errors.push(message.text());
  });
  return errors;
}

/** Moves the pointer to start hydration, and waits for it on pages that hydrate. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  const { pathname } = new URL(page.url());
  if (canStartApp(pathname, pagePathAt(pathname))) await untilHydrated(page);
  else expect(await page.locator('link[rel=stylesheet], script[src]').count()).toBe(2);
}

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
  if (route) await expect(heading).not.toHaveText(headingOf(localeOf(tree), 'notFound'));
  else await expect(heading).toHaveText(headingOf(localeOf(tree), 'notFound'));
}

/** Addresses of no page that a script could take for one; other spellings are tested with the rule and with the hosts. */
const nowhere = [
  ['/de/terms%3Fx=1', 'not found: de'],
  ['/fr/%E0%A4%A', 'not found: fr'],
] as const;

test('an address that cannot be decoded is Page Not Found before and after hydration', async ({ page }) => {
  const errors = watchErrors(page);
  // The expected results are those of a first visit, without a stored locale.
  await page.addInitScript(() => window.localStorage.clear());
  for (const [address, outcome] of nowhere)
    await test.step(address, async () => {
      await page.goto(`${origin}${address}${suffix}`, { waitUntil: 'domcontentloaded' });
      await expectOutcome(page, outcome);
      await wake(page);
      await expectOutcome(page, outcome);
    });
  expect(errors).toEqual([]);
});

/** Responses of a host without redirects: the page under any spelling, or its tree's not-found page. */
async function serveWithoutRedirects(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.(?!html)\w+$/.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      // Such a host finds a file by its exact name, also with repeated slashes.
      const isFound = pathname === pathname.toLowerCase() && !pathname.includes('%');
      const pagePath = isFound ? pagePathAt(pathname) : '/404.html';
      const file = pagePath === '/404.html' ? pagePath : `${pagePath === '/' ? '/index' : pagePath}.html`;
      await route.fulfill({ path: `public${file}`, status: file.endsWith('404.html') ? 404 : 200 });
    },
  );
}

test('on a host that cannot redirect, a sloppy address is shown as the page it means, before and after hydration', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => window.localStorage.clear());
  await serveWithoutRedirects(page);
  for (const [address, outcome] of [
    ['/de//terms', '/de/terms'],
    ['//de/trade/faq/', '/de/trade/faq'],
    ['/de/auth/login.html', '/de/auth/login'],
    ['/TERMS', '/terms'],
  ] as const)
    await test.step(address, async () => {
      await page.goto(`${origin}${address}${suffix}`);
      await expectOutcome(page, outcome);
      await wake(page);
      await expectOutcome(page, outcome);
    });
  expect(errors).toEqual([]);
});
