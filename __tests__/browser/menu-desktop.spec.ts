import { axeFindings } from './support/axe';
import { languageMenu, movePointerAway, tradeMenu } from './support/menus';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';
import { en } from '../support/strings';

test.use({ viewport: { width: 1440, height: 800 } });

test.beforeEach(({ page }) => openHydrated(page, '/en/terms'));

test('the Trade menu opens with Enter, Space and arrow keys, and closes with Space or when the focus leaves the menu', async ({
  page,
}) => {
  const { button, panel, links } = tradeMenu(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await button.focus();
  await page.keyboard.press('Space');
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(panel).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.common.menu.about }).first()).toBeFocused();
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: en.common.menu.markets }).first()).toBeFocused();
  await expect(panel).toBeHidden();
});

test('arrow keys, Home and End move the focus within the Trade menu and wrap around, and Escape closes the menu', async ({
  page,
}) => {
  const { button, panel, links } = tradeMenu(page);
  await button.focus();
  const steps = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
    ['ArrowUp', 3],
    ['Home', 0],
  ] as const;
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the Trade menu stays open while hovered, also over the gap below its button; Escape closes the menu until the next hover', async ({
  page,
}) => {
  const { button, panel, links } = tradeMenu(page);
  await expect(panel).toBeHidden();
  await button.hover();
  await expect(panel).toBeVisible();
  const last = await links.last().boundingBox();
  await page.mouse.move(last!.x + 60, last!.y + 10, { steps: 25 });
  await expect(panel).toBeVisible();
  await movePointerAway(page);
  await expect(panel).toBeHidden();
  await button.hover();
  await links.nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await movePointerAway(page);
  await button.hover();
  await expect(panel).toBeVisible();
});

test('a click on a link in the Trade menu closes the menu without a page load, and the next hover opens the menu again', async ({
  page,
}) => {
  const { button, panel, links } = tradeMenu(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await button.hover();
  await links.nth(1).click();
  await expect(page).toHaveURL('/en/trade/fundamentals');
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await movePointerAway(page);
  await button.hover();
  await expect(panel).toBeVisible();
});

test('the accessibility checker axe finds no problems while the Trade menu or the language menu is open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { button, panel } of [tradeMenu(page), languageMenu(page)]) {
    await button.click();
    await expect(panel).toBeVisible();
    expect.soft(await axeFindings(page)).toEqual([]);
  }
});
