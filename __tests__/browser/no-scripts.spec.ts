import { movePointerAway, siteMenu, tradeMenu } from './support/menus';
import { expect, test } from './support/test';
import { en } from '../support/strings';

test.use({ javaScriptEnabled: false });

test('without scripts, accordion items open and close, one at a time', async ({ page }) => {
  await page.goto('/en/trade/faq#leverage');
  const open = page.locator('main details[open]');
  await expect(page.locator('#leverage')).toBeVisible();
  await page.locator('main summary').first().click();
  await expect(page.locator('#open-account')).toBeVisible();
  await expect(open).toHaveCount(1);
  await page.locator('main summary').first().click();
  await expect(open).toHaveCount(0);
});

test('without scripts, a sign-in page says that its form needs JavaScript', async ({ page }) => {
  await page.goto('/en/auth/login');
  const { needsScript, notLoaded } = en.signIn;
  const sentence = page.locator('[data-form] noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(needsScript.split('{{')[0] ?? '');
  await expect(page.getByText(notLoaded)).toBeHidden();
});

test('without scripts, the Trade menu opens on hover and by keyboard, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/en/terms');
  const { button, panel, links } = tradeMenu(page);
  await button.hover();
  await expect(panel).toBeVisible();
  await movePointerAway(page);
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.click();
  await links.last().click();
  await expect(page).toHaveURL('/en/trade/faq');
});

test('without scripts, the full-screen menu opens and closes, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en/terms');
  const { opener, menu, closer } = siteMenu(page);
  await opener.click();
  await expect(menu).toBeVisible();
  await closer.click();
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.locator('summary', { hasText: en.common.menu.trade }).click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/en/trade/faq');
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.locator('summary', { hasText: 'English' }).click();
  await menu.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/trade/faq');
});
