import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { routeIds, routes } from '../../src/routes';
import { axeFindings } from './support/axe';
import { siteMenu, tradeMenu, languageMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';

const widths = [1440, 390] as const;

/** Waits for animations, since axe would judge intermediate colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoFindings(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished)));
  expect(await axeFindings(page)).toEqual([]);
}

/** Opens an auth page with what its form needs: a pending login, or the parameters of a reset link. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const pending = { email: 'ada@example.com', password: 'correct horse', expires: Date.now() + 60_000 };
    window.sessionStorage.setItem('pendingLogin', JSON.stringify(pending));
  });
  await openHydrated(page, `${path}?email=ada@example.com&token=t0k3n`);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('form')).toBeVisible();
}

test('axe does find a field that has lost its label', async ({ page }) => {
  await openForm(page, pathOf('login', 'en'));
  await page
    .locator('form label')
    .first()
    .evaluate((label) => label.remove());
  expect((await axeFindings(page)).join()).toContain('label');
});

for (const locale of locales) {
  for (const route of routeIds) {
    test(`axe finds nothing on ${pathOf(route, locale)}`, async ({ page }) => {
      if (routes[route].template === 'auth-page') await openForm(page, pathOf(route, locale));
      else await openHydrated(page, pathOf(route, locale));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoFindings(page);
      }
    });
  }

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
