import { hydrationMark } from '../../src/gatsby-runtime/globals';
import { siteMenu, tradeMenu } from './support/menus';
import { untilHydrated } from './support/react';
import { holdBack } from './support/requests';
import { expect, test } from './support/test';
import { en } from '../support/strings';

/** The URL of the script that starts React. */
const app = /\/app-[^/]*\.js$/;

test('a Trade menu opened before hydration stays open during hydration, and works afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const letReactIn = await holdBack(page, app);
  await page.goto('/en/terms');
  const { button, panel, links } = tradeMenu(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel).toBeVisible();
  letReactIn();
  await untilHydrated(page);
  await expect(panel).toBeVisible();
  await expect(links.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('a full-screen menu opened before hydration stays open during hydration, and works afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letReactIn = await holdBack(page, app);
  await page.goto('/en/terms');
  const { opener, menu, closer } = siteMenu(page);
  await opener.click();
  await menu.locator('summary', { hasText: en.common.menu.trade }).click();
  letReactIn();
  await untilHydrated(page);
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

test('a page hydrates even if the visitor does nothing', async ({ page }) => {
  await page.goto('/en/terms');
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydrationMark);
});
