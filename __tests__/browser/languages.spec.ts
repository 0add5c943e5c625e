import { keepReactAway, navigateInside, openHydrated } from './support/react';
import { storedLocale, visitorWith } from './support/stored-locale';
import { expect, test } from './support/test';
import { en } from '../support/strings';

test('a first visit to a bare page stores nothing, one to a tree its language', async ({ page }) => {
  await openHydrated(page, '/terms?x=1#main');
  await expect(page).toHaveURL('/terms?x=1#main');
  expect(await storedLocale(page)).toBeNull();
  await page.goto('/fr/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await storedLocale(page)).toBe('fr');
});

test.describe('a visitor who chose German', () => {
  const locale = 'de';
  test.use({ storageState: visitorWith(locale) });

  test('is led from a bare page to its twin, token and hash included, without a trace in the history', async ({
    page,
  }) => {
    await page.goto('/en/contacts');
    await page.evaluate((value) => window.localStorage.setItem('locale', value), locale);
    const before = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.location.assign('/terms?x=1#main'));
    await expect(page).toHaveURL(`/${locale}/terms?x=1#main`);
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/en/contacts');
  });

  test('sees another tree when its address is opened, and is remembered there', async ({ page }) => {
    await page.goto('/en/terms');
    await expect(page).toHaveURL('/en/terms');
    expect(await storedLocale(page)).toBe('en');
  });
});

test('an unknown language that a script asks for leads to the root too', async ({ page }) => {
  await openHydrated(page, '/de/terms');
  await navigateInside(page, '/xx/terms');
  await expect(page).toHaveURL('/de');
});

test.describe('with two tabs open', () => {
  for (const react of [true, false]) {
    test(`the language chosen in one holds for the other’s next page ${react ? 'once' : 'before'} React runs`, async ({
      page,
      context,
    }) => {
      if (react) await openHydrated(page, '/terms');
      else {
        await keepReactAway(context);
        await page.goto('/terms');
      }
      const other = await context.newPage();
      await other.goto('/fr');
      await page.locator('footer').getByRole('link', { name: en.common.menu.markets }).click();
      await expect(page).toHaveURL('/fr/market');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  }
});
