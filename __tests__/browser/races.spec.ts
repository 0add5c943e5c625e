import type { BrowserContext, Page } from '@playwright/test';
import { languageMenu } from './support/menus';
import { keepReactAway, navigateInside, openHydrated } from './support/react';
import { deploy } from './support/release';
import { expect, test } from './support/test';
import { en } from '../support/strings';

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

/** Holds back the data of a page; the function that is returned lets it go, and resolves when it has arrived. */
async function holdBack(page: Page, path: string): Promise<() => Promise<unknown>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const address = `**/page-data${path}/page-data.json*`;
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => {
    const arrived = page.waitForResponse(address);
    release();
    return arrived;
  };
}

test('a link whose page arrives late does not lead away from what was chosen after it', async ({ page }) => {
  await openHydrated(page, '/en/market');
  const release = await holdBack(page, '/en/about-us');
  await footerLink(page, '/en/about-us').click();
  await expect(footerLink(page, '/en/about-us')).toHaveAttribute('aria-busy', 'true');
  await footerLink(page, '/en/terms').click();
  await expect(page).toHaveURL('/en/terms');
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await release();
  await page.goBack();
  await expect(page).toHaveURL('/en/market');
  await expect(page.locator('h1')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/en/terms');
});

const refuse = (context: BrowserContext) =>
  context.route('**/page-data/{de,en}/{trade/faq,terms}/**', (route) => route.abort('connectionrefused'));

test.describe('a page that this document cannot show', () => {
  // Gatsby throws where it cannot start.
  test.use({ faultsExpected: true });

  for (const [what, bringAbout] of [
    ['cannot be had', (page: Page) => refuse(page.context())],
    ['is that of a newer release', deploy],
  ] as const)
    test(`because its data ${what} is loaded as a document, with query, hash and one history entry`, async ({
      page,
    }) => {
      await openHydrated(page, '/en/about-us');
      await bringAbout(page);
      const before = await historyLength(page);
      await navigateInside(page, '/en/trade/faq?x=1#leverage');
      await expect(page).toHaveURL('/en/trade/faq?x=1#leverage');
      await expect(page.locator('main h1')).toBeVisible();
      expect(await historyLength(page)).toBe(before + 1);
      await languageMenu(page).choose('Deutsch');
      await expect(page).toHaveURL('/de/trade/faq?x=1#leverage');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await historyLength(page)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/en/about-us');
      await expect(page.locator('main h1')).toBeVisible();
    });
});

test('Back before hydration shows the page of the address', async ({ page, context }) => {
  await openHydrated(page, '/en/terms');
  await footerLink(page, '/en/about-us').click();
  await expect(page).toHaveURL('/en/about-us');
  await keepReactAway(context);
  await page.reload();
  const title = await page.title();
  await page.goBack();
  await expect(page).toHaveURL('/en/terms');
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('footer a[aria-current="page"]')).toHaveText(en.common.menu.terms);
});
