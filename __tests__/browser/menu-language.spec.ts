import type { Page } from '@playwright/test';
import { languageMenu, siteMenu } from './support/menus';
import { openHydrated } from './support/react';
import { storedLocale } from './support/stored-locale';
import { expect, test } from './support/test';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

test('the language selector shows the same page in another language, in the place of this one, and remembers it', async ({
  page,
}) => {
  await openHydrated(page, '/en/trade/faq?x=1#demo');
  const before = await historyLength(page);
  await languageMenu(page).choose('Deutsch');
  await expect(page).toHaveURL('/de/trade/faq?x=1#demo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await storedLocale(page)).toBe('de');
  await expect(languageMenu(page).panel).toBeHidden();
  await languageMenu(page).choose('English');
  await expect(page).toHaveURL('/trade/faq?x=1#demo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedLocale(page)).toBe('en');
  expect(await historyLength(page)).toBe(before);
});

test('the language select of the full-screen menu does the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/en/terms?x=1#main');
  const before = await historyLength(page);
  const { opener, menu } = siteMenu(page);
  await opener.click();
  await menu.locator('summary', { hasText: 'English' }).click();
  await menu.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/terms?x=1#main');
  await expect(menu).toBeHidden();
  expect(await historyLength(page)).toBe(before);
  expect(await storedLocale(page)).toBe('fr');
});
