import type { Locator, Page } from '@playwright/test';

/** The heading of the drop-down menu and its panel, of the wide header. */
export const tradeMenu = (page: Page): { button: Locator; panel: Locator; links: Locator } => ({
  button: page.locator('[popovertarget=menu-trade]'),
  panel: page.locator('#menu-trade'),
  links: page.locator('#menu-trade').getByRole('link'),
});

/** The language selector in the header. */
export const languageMenu = (page: Page): { button: Locator; panel: Locator; choose(name: string): Promise<void> } => {
  const button = page.locator('[popovertarget=menu-language]');
  const panel = page.locator('#menu-language');
  return {
    button,
    panel,
    async choose(name) {
      await button.click();
      await panel.getByRole('link', { name }).click();
    },
  };
};

/** The full-screen menu of narrow windows. */
export const siteMenu = (page: Page): { opener: Locator; menu: Locator; closer: Locator } => {
  const menu = page.locator('#site-menu');
  return { opener: page.locator('header [data-narrow]'), menu, closer: menu.locator('[popovertargetaction=hide]') };
};

/** Somewhere outside every menu. */
export const movePointerAway = (page: Page): Promise<void> => page.mouse.move(5, 600);
