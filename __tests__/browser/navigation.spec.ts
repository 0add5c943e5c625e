import { footerLink } from './support/menus';
import { navigateInside, openHydrated } from './support/react';
import { expectAtTop, expectScrolledTo, scrollDown } from './support/scrolling';
import { expect, test } from './support/test';
import { de, en } from '../support/strings';

test('links, Back, Forward, a link to the current page and a reload all show the page scrolled to the top', async ({
  page,
}) => {
  await openHydrated(page, '/en/market');
  await scrollDown(page);
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await expectAtTop(page);
  for (const [go, address] of [
    [() => page.goBack(), '/en/market'],
    [() => page.goForward(), '/en/about-us'],
    [() => footerLink(page, en.common.menu.about).click(), '/en/about-us'],
    [() => page.reload(), '/en/about-us'],
  ] as const) {
    await scrollDown(page);
    await go();
    await expect(page).toHaveURL(address);
    await expectAtTop(page);
  }
});

test('a link to an accordion item on another page opens the item and scrolls to it; a later Back scrolls to the item again', async ({
  page,
}) => {
  await openHydrated(page, '/en/terms');
  await navigateInside(page, '/en/trade/faq#leverage');
  await expect(page.locator('#leverage')).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expectScrolledTo(page, 'leverage');
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await expectAtTop(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/trade/faq#leverage');
  await expectScrolledTo(page, 'leverage');
});

test('a client-side navigation updates the document’s head and the current link in the header, and announces the new heading', async ({
  page,
}) => {
  await openHydrated(page, '/de/market');
  const title = await page.title();
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await footerLink(page, de.common.menu.about).click();
  await expect(page).toHaveURL('/de/about-us');
  // Waits for the new heading, since the URL changes before the page is rendered.
  await expect(heading).not.toHaveText(before);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText((await heading.textContent()) ?? 'no heading');
  await expect(page.locator('header a[href="/de/about-us"]:visible')).toHaveAttribute('aria-current', 'page');
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/about-us$/);
  await expect(page.locator('head title')).toHaveCount(1);
  await navigateInside(page, '/fr/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('header a[href^="/de/"][aria-current="page"]')).toHaveCount(0);
});
