import type { Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { axeFindings } from './support/axe';
import { stickingOut } from './support/layout';
import { languageMenu, siteMenu } from './support/menus';
import { openHydrated } from './support/react';
import { scrollDown } from './support/scrolling';
import { expect, test } from './support/test';
import { en } from '../support/strings';

const pageScroll = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

/** Where the focus is: in the menu, elsewhere in the page, or in the browser's own controls. */
const focusPlace = (page: Page): Promise<'menu' | 'page' | 'browser'> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return 'browser';
    return activeElement.closest('#site-menu') ? 'menu' : 'page';
  });

async function openMenu(page: Page): Promise<void> {
  const { opener, menu } = siteMenu(page);
  await opener.click();
  await expect(menu).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(siteMenu(page).menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await pageScroll(page)).not.toBe('hidden');
}

test.describe(() => {
  const width = 390;
  test.use({ viewport: { width, height: 800 } });

  test.beforeEach(({ page }) => openHydrated(page, '/en/trade/tehnical-analysis'));

  test('the full-screen menu fills the window, takes the focus and locks scrolling; Escape returns the focus to the menu button', async ({
    page,
  }) => {
    const { opener, menu, closer } = siteMenu(page);
    await scrollDown(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(closer).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
    expect(await pageScroll(page)).toBe('hidden');
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, -300);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page);
    await closer.click();
    await expectClosed(page);
    await expect(opener).toBeFocused();
  });

  test('the full-screen menu keeps the focus inside while Tab or Shift+Tab is pressed', async ({ page }) => {
    await openMenu(page);
    const places = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press(key);
        places.add(await focusPlace(page));
      }
    }
    expect([...places]).not.toContain('page');
    expect([...places]).toContain('menu');
  });

  test('the full-screen menu closes when one of its links is clicked, even a link to the current page', async ({
    page,
  }) => {
    const { menu } = siteMenu(page);
    await openMenu(page);
    await menu.getByRole('link', { name: en.common.menu.technicalAnalysis }).click();
    await expectClosed(page);
    await openMenu(page);
    await menu.getByRole('link', { name: en.common.menu.markets }).click();
    await expect(page).toHaveURL('/en/market');
    await expectClosed(page);
  });

  test('the full-screen menu opens one submenu at a time, limits the Trade submenu to a height of 384 px, passes axe’s checks, and is not printed', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { menu } = siteMenu(page);
    await openMenu(page);
    const trade = menu.locator('details').first();
    await expect(trade).toHaveAttribute('open');
    await expect(trade.locator('ul')).toHaveCSS('max-height', '384px');
    await menu.locator('details').last().locator('summary').click();
    await expect(trade).not.toHaveAttribute('open');
    await expect(menu.locator('details[open]')).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(menu).toBeHidden();
  });
});

test('the header shows the desktop menu above 1024 px, and the button of the full-screen menu up to 1024 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await page.goto('/en');
  const { opener, menu } = siteMenu(page);
  const row = page.getByRole('navigation', { name: en.common.menu.label });
  await expect(opener).toBeHidden();
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(row).toBeHidden();
  await opener.click();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 1024, height: 800 });
});

/**
 * Texts of the links, buttons and headings in the open menu that cannot be clicked even after scrolling, because their
 * centre is outside the window or covered.
 */
const unreachable = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#site-menu :is(a, button, summary)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
        return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map(({ textContent }) => textContent),
  );

test('every control of the language and full-screen menus can be reached in windows of 320 to 1280 px, with text of 16 to 32 px', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  for (const locale of locales) {
    await page.goto(`/${locale}/trade/faq`);
    for (const [size, width, height] of [
      [16, 320, 256],
      [32, 320, 568],
      [32, 1024, 768],
      [32, 1280, 800],
    ] as const) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.setViewportSize({ width, height });
      const where = `${locale}, ${size} px in ${width} px`;
      const language = languageMenu(page);
      if (await language.button.isVisible()) {
        await language.button.click();
        const { x = -1, width: own = 0 } = (await language.panel.boundingBox()) ?? {};
        expect(x, where).toBeGreaterThanOrEqual(0);
        expect(x + own, where).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
      const { opener, menu, closer } = siteMenu(page);
      await opener.click();
      expect(await stickingOut(page), where).toEqual([]);
      expect(await unreachable(page), where).toEqual([]);
      await menu.locator('summary').last().click();
      expect(await unreachable(page), where).toEqual([]);
      await closer.click();
    }
  }
});
