import type { Page } from '@playwright/test';

/** Heading and panel of the drop-down menu “Trade” in the wide header. */
export const tradeMenu = (page: Page) => {
  const panel = page.locator('#menu-trade');
  return { button: page.locator('[popovertarget=menu-trade]'), panel, links: panel.getByRole('link') };
};

/** Button and panel of the language selector in the header. */
export const languageMenu = (page: Page) => {
  const button = page.locator('[popovertarget=menu-language]');
  const panel = page.locator('#menu-language');
  const choose = async (name: string): Promise<void> => {
    await button.click();
    await panel.getByRole('link', { name }).click();
  };
  return { button, panel, choose };
};

/** Button and panel of the full-screen menu in narrow windows. */
export const siteMenu = (page: Page) => {
  const menu = page.locator('#site-menu');
  return { opener: page.locator('header [data-narrow]'), menu, closer: menu.locator('[popovertargetaction=hide]') };
};

/** Moves the pointer outside every menu. */
export const movePointerAway = (page: Page): Promise<void> => page.mouse.move(5, 600);

/** A link in the footer, by its text. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
