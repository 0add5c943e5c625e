import { expect, type Page } from '@playwright/test';

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

export const expectAtTop = (page: Page): Promise<void> => expect.poll(() => scrolled(page)).toBe(0);

/** Scrolls to the end of the page, and waits until it has scrolled. */
export async function scrollDown(page: Page): Promise<void> {
  // After a navigation the URL changes before the document does.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
}

/** Runs in the page. Whether an element is below the sticky header and in the upper half of the window. */
export function isInUpperHalf(id: string): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= header - 1 && top < window.innerHeight / 2;
}

export const expectScrolledTo = (page: Page, id: string): Promise<void> =>
  expect.poll(() => page.evaluate(isInUpperHalf, id)).toBe(true);

/**
 * Runs in the page. Scrolls each section into view and waits until IntersectionObserver has fired for it, so that lazy
 * content starts to load.
 */
export async function showEachPart(): Promise<void> {
  for (const part of document.querySelectorAll('main section, footer'))
    await new Promise<void>((resolve) => {
      part.scrollIntoView();
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(part);
    });
}
