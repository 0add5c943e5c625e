import { expect, type Page } from '@playwright/test';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

export const expectAtTop = (page: Page): Promise<void> => expect.poll(() => scrolled(page)).toBe(0);

/** Scrolls with the mouse wheel, and waits until the page has scrolled. */
export async function scrollDown(page: Page): Promise<void> {
  // The address changes before the page does.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
}

/** The element stands below the sticky header and in the upper half of the window. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
      return top >= header - 1 && top < window.innerHeight / 2;
    }, id);
  await expect.poll(place).toBe(true);
}
