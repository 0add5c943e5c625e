import type { Page } from '@playwright/test';

/** The heading of the drop-down menu and its panel, of the wide header. */
export const tradeMenu = (page: Page) => {
  const panel = page.locator('#menu-trade');
  return { button: page.locator('[popovertarget=menu-trade]'), panel, links: panel.getByRole('link') };
};

/** The language selector in the header. */
export const languageMenu = (page: Page) => {
  const button = page.locator('[popovertarget=menu-language]');
  const panel = page.locator('#menu-language');
  const choose = async (name: string): Promise<void> => {
    await button.click();
    await panel.getByRole('link', { name }).click();
  };
  return { button, panel, choose };
};

/** The full-screen menu of narrow windows. */
export const siteMenu = (page: Page) => {
  const menu = page.locator('#site-menu');
  return { opener: page.locator('header [data-narrow]'), menu, closer: menu.locator('[popovertargetaction=hide]') };
};

/** Somewhere outside every menu. */
export const movePointerAway = (page: Page): Promise<void> => page.mouse.move(5, 600);
