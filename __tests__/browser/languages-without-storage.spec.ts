import { openHydrated } from './support/react';
import { denyStorage, fillStorage } from './support/stored-locale';
import { expect, test } from './support/test';
import { de } from '../support/strings';

const conditions = { denied: denyStorage, full: fillStorage };

for (const [condition, bringAbout] of Object.entries(conditions)) {
  test.describe(`with storage ${condition}`, () => {
    test.beforeEach(({ context }) => bringAbout(context));

    test('the bare root leads to English', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/en');
    });

    test('pages are shown in the language of their address, and React takes them over', async ({ page }) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(String(error)));
      await openHydrated(page, '/de/terms');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.locator('footer').getByRole('link', { name: de.common.menu.markets }).click();
      await expect(page).toHaveURL('/de/market');
      expect(failures).toEqual([]);
    });

    test('the language selector still leads to the other language', async ({ page }) => {
      await openHydrated(page, '/de/terms?x=1');
      await page.locator('[popovertarget=menu-language]').click();
      await page.locator('#menu-language').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/terms?x=1');
    });
  });
}
