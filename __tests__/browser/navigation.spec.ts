import type { Page } from '@playwright/test';
import { navigateInside, openHydrated } from './support/react';
import { expectAtTop, expectScrolledTo, scrollDown } from './support/scrolling';
import { expect, test } from './support/test';
import { de, en } from '../support/strings';

const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });

test('every navigation ends at the top, back and forward too, and to the page one is on', async ({ page }) => {
  await openHydrated(page, '/en/market');
  await scrollDown(page);
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await expectAtTop(page);
  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/market');
  await expectAtTop(page);
  await scrollDown(page);
  await page.goForward();
  await expect(page).toHaveURL('/en/about-us');
  await expectAtTop(page);
  await scrollDown(page);
  await footerLink(page, en.common.menu.about).click();
  await expectAtTop(page);
});

test('a reload ends at the top', async ({ page }) => {
  await page.goto('/en/market');
  await scrollDown(page);
  await page.reload();
  await expectAtTop(page);
});

test('an address with a hash ends at its place, going there, back and forward', async ({ page }) => {
  await openHydrated(page, '/en/terms');
  await navigateInside(page, '/en/trade/faq#leverage');
  await expectScrolledTo(page, 'leverage');
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await expectAtTop(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/trade/faq#leverage');
  await expectScrolledTo(page, 'leverage');
});

test('the head and the marks of the header follow a navigation without loading, into another language too', async ({
  page,
}) => {
  await openHydrated(page, '/de/market');
  const title = await page.title();
  await footerLink(page, de.common.menu.about).click();
  await expect(page).toHaveURL('/de/about-us');
  await expect(page.locator('header a[href="/de/about-us"]:visible')).toHaveAttribute('aria-current', 'page');
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/about-us$/);
  await expect(page.locator('head title')).toHaveCount(1);
  await navigateInside(page, '/fr/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('header a[href^="/de/"][aria-current="page"]')).toHaveCount(0);
});

test('a new page is announced by its heading, in its language', async ({ page }) => {
  await openHydrated(page, '/de/market');
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await footerLink(page, de.common.menu.about).click();
  await expect(page).toHaveURL('/de/about-us');
  // The address changes before the page is rendered.
  await expect(heading).not.toHaveText(before);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText((await heading.textContent()) ?? 'no heading');
});
