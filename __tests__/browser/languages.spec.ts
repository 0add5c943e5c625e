import { navigateInside, openHydrated } from './support/react';
import { visitorWith } from './support/stored-locale';
import { expect, test } from './support/test';

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
});

test('an unknown language that a script asks for leads to the root too', async ({ page }) => {
  await openHydrated(page, '/de/terms');
  await navigateInside(page, '/xx/terms');
  await expect(page).toHaveURL('/de');
});
