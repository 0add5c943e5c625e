import type { RouteId } from '../../src/routes';
import { authStringsOf } from './support/auth-form';
import { movePointerAway, siteMenu, tradeMenu } from './support/menus';
import { pathOf } from './support/pages';
import { expect, test } from './support/test';
import { de, en } from '../support/strings';

test.use({ javaScriptEnabled: false });

/** One page of each template, and two with much in them. */
const samples: readonly RouteId[] = [
  'home',
  'faq',
  'contacts',
  'login',
  'withdrawalError',
  'privacyPolicy',
  'notFound',
];

test('pages of every template can be read without scripts', async ({ page }) => {
  for (const route of samples)
    await test.step(route, async () => {
      await page.goto(pathOf(route, 'de'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/\p{L}{3,}/u);
      await expect(page.getByText(de.common.riskWarning.text)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    });
});

test('the bare root leads to /en', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('accordion items open and close, one at a time', async ({ page }) => {
  await page.goto('/en/trade/faq#leverage');
  const open = page.locator('main details[open]');
  await expect(page.locator('#leverage')).toBeVisible();
  await page.locator('main summary').first().click();
  await expect(open).toHaveCount(1);
  await page.locator('main summary').first().click();
  await expect(open).toHaveCount(0);
});

test('an auth page says that its form needs scripts', async ({ page }) => {
  await page.goto('/en/auth/login');
  const { needsScript, notLoaded } = authStringsOf('en');
  const [start = ''] = needsScript.split('{{');
  const sentence = page.locator('[data-form] noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(start);
  await expect(page.getByText(notLoaded)).toBeHidden();
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('the Trade menu shows on hover, opens by keyboard, and leads on', async ({ page }) => {
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
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the full-screen menu opens, closes, and leads on', async ({ page }) => {
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
});
