import { axeFindings } from './support/axe';
import { languageMenu, siteMenu, tradeMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the open menus are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, pathOf('faq', 'de'));
  for (const { button, panel } of [tradeMenu(page), languageMenu(page)]) {
    await button.click();
    await expect(panel).toBeVisible();
    expect.soft(await axeFindings(page), 'header menu').toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  const { opener, menu } = siteMenu(page);
  await opener.click();
  await menu.locator('details').last().locator('summary').click();
  expect.soft(await axeFindings(page), 'full-screen menu').toEqual([]);
});
