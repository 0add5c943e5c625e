import type { Page } from '@playwright/test';
import { siteMenu, tradeMenu } from './support/menus';
import { untilHydrated, untilHydratedByItself } from './support/react';
import { expect, test } from './support/test';
import { en } from '../support/strings';

/** Opens a page whose hydration is delayed until the returned function is called. */
async function openBeforeReact(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    letGo();
    await untilHydrated(page);
  };
}

test('a Trade menu that is open when React arrives stays open and works', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const letReactIn = await openBeforeReact(page, '/en/terms');
  const { button, panel, links } = tradeMenu(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel).toBeVisible();
  await letReactIn();
  await expect(panel).toBeVisible();
  await expect(links.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('a full-screen menu that is open when React arrives stays open and works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letReactIn = await openBeforeReact(page, '/en/terms');
  const { opener, menu, closer } = siteMenu(page);
  await opener.click();
  await menu.locator('summary', { hasText: en.common.menu.trade }).click();
  await letReactIn();
  await expect(menu).toBeVisible();
  await expect(menu.locator('details').first()).toHaveAttribute('open');
  await closer.click();
  await expect(menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: en.common.menu.basics }).click();
  await expect(page).toHaveURL('/en/trade/fundamentals');
  await expect(menu).toBeHidden();
});

test('React arrives by itself when the visitor does nothing', async ({ page }) => {
  await page.goto('/en/terms');
  await untilHydratedByItself(page);
});
