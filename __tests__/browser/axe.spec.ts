import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { openForm } from './support/auth-form';
import { axeFindings } from './support/axe';
import { siteMenu, tradeMenu, languageMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';

/* Every page as it opens is in `every-page.spec.ts`. */

const widths = [1440, 390] as const;

/** Waits for animations, since axe would judge intermediate colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished)));
  expect(await axeFindings(page)).toEqual([]);
}

test('axe does find a field that has lost its label', async ({ page }) => {
  await openForm(page, 'login', 'en');
  await page
    .locator('form label')
    .first()
    .evaluate((label) => label.remove());
  expect((await axeFindings(page)).join()).toContain('label');
});

for (const locale of locales) {
  test(`axe finds nothing with the menus of ${locale} open`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, pathOf('faq', locale));
    for (const { button, panel } of [tradeMenu(page), languageMenu(page)]) {
      await button.click();
      await expect(panel).toBeVisible();
      await expectNoFindings(page);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 900 });
    const { opener, menu } = siteMenu(page);
    await opener.click();
    for (const submenu of ['first', 'last'] as const) {
      const details = menu.locator('details')[submenu]();
      if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
        await details.locator('summary').click();
      await expect(details).toHaveAttribute('open');
      await expectNoFindings(page);
    }
  });

  for (const route of ['analysis', 'technicalAnalysis', 'faq'] as const) {
    test(`axe finds nothing with an item of ${pathOf(route, locale)} open`, async ({ page }) => {
      await openHydrated(page, pathOf(route, locale));
      await page.locator('main summary').first().click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page);
      }
    });
  }
}

test('axe does find what is wrong', async ({ page }) => {
  await openHydrated(page, '/en/terms');
  await page
    .locator('main a')
    .first()
    .evaluate((link) => link.replaceChildren());
  await expect.poll(() => axeFindings(page)).toEqual([expect.stringContaining('link-name')]);
});
