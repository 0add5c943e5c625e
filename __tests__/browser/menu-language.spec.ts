import type { Page } from '@playwright/test';
import { languageMenu, siteMenu } from './support/menus';
import { keepReactAway, openHydrated } from './support/react';
import { storedLocale } from './support/stored-locale';
import { expect, test } from './support/test';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

for (const react of [true, false]) {
  test.describe(`the language selector ${react ? 'once' : 'before'} React runs`, () => {
    const open = async (page: Page, path: string) => {
      if (!react) await keepReactAway(page.context());
      await (react ? openHydrated(page, path) : page.goto(path));
    };

    test('shows the same page in German, in the place of this one, and remembers it', async ({ page }) => {
      await open(page, '/en/trade/faq?x=1#demo');
      const before = await historyLength(page);
      await languageMenu(page).choose('Deutsch');
      await expect(page).toHaveURL('/de/trade/faq?x=1#demo');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await historyLength(page)).toBe(before);
      expect(await storedLocale(page)).toBe('de');
      await expect(languageMenu(page).panel).toBeHidden();
    });

    test('leads from German to the bare page, and English is remembered', async ({ page }) => {
      await open(page, '/de/terms?x=1#main');
      await languageMenu(page).choose('English');
      await expect(page).toHaveURL('/terms?x=1#main');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await storedLocale(page)).toBe('en');
      await page.reload();
      await expect(page).toHaveURL('/terms?x=1#main');
    });

    test('opens a tab with Ctrl, and the choice is made there alone', async ({ page, context }) => {
      await open(page, '/terms');
      await page.evaluate(() => {
        Storage.prototype.setItem = (key) => Object.assign(window, { wroteTo: key });
      });
      await languageMenu(page).button.click();
      const opened = context.waitForEvent('page');
      await languageMenu(page)
        .panel.getByRole('link', { name: 'Deutsch' })
        .click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expect(tab).toHaveURL('/de/terms');
      await expect(page).toHaveURL('/terms');
      expect(await page.evaluate(() => 'wroteTo' in window)).toBe(false);
    });
  });
}

test('the language selector stays where it is when the language is the one shown', async ({ page }) => {
  await openHydrated(page, '/de/terms?x=1');
  await languageMenu(page).choose('Deutsch');
  await expect(languageMenu(page).panel).toBeHidden();
  await expect(page).toHaveURL('/de/terms?x=1');
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

test('each language is named in that language, with `lang`; the current one is marked', async ({ page }) => {
  await page.goto('/de');
  const { button, panel } = languageMenu(page);
  await button.click();
  const links = panel.getByRole('link');
  await expect(links).toHaveText(['English', 'Deutsch', 'Français']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual(['en', 'de', 'fr']);
  await expect(panel.locator('[aria-current=true]')).toHaveText('Deutsch');
});
