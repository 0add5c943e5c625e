import type { Page } from '@playwright/test';
import { siteMenu, tradeMenu } from './support/menus';
import { untilHydrated, untilReactFails } from './support/react';
import { changeResponses, holdBack } from './support/requests';
import { expect, test } from './support/test';
import { en } from '../support/strings';

const path = '/en/terms';

/** Makes the interface strings in the page data invalid, so that React cannot render the page. */
const breakStrings = (page: Page): Promise<void> =>
  changeResponses(page, `**/page-data${path}/page-data.json*`, (data) => data.replace('"data":"{', '"data":"!{'));

for (const fails of [false, true])
  test.describe(() => {
    // If React fails, it logs an error.
    test.use({ errorsExpected: fails });

    /** Opens the page. Returns a function that lets React start, and waits until hydration has succeeded or failed. */
    async function open(page: Page): Promise<() => Promise<void>> {
      if (fails) await breakStrings(page);
      const letReactIn = await holdBack(page, /\/app-[^/]*\.js$/);
      await page.goto(path);
      return async () => {
        letReactIn();
        await (fails ? untilReactFails(page) : untilHydrated(page));
      };
    }

    const outcome = fails ? 'fails' : 'succeeds';

    test(`a Trade menu opened before hydration stays open during hydration, and works when hydration ${outcome}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      const hydrate = await open(page);
      const { button, panel, links } = tradeMenu(page);
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeVisible();
      await hydrate();
      await expect(panel).toBeVisible();
      await expect(links.first()).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });

    test(`a full-screen menu opened before hydration stays open during hydration, and works when hydration ${outcome}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const hydrate = await open(page);
      const { opener, menu, closer } = siteMenu(page);
      await opener.click();
      await menu.locator('summary', { hasText: en.common.menu.trade }).click();
      await hydrate();
      await expect(menu).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('inert');
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
  });
