import type { Page } from '@playwright/test';

/**
 * Brings each part of the page into view, so that what waits for that comes. Each part is a call of its own: if the page
 * stops, the report names the part.
 */
export async function walkThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section, footer').all())
    await part.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.scrollIntoView();
          // The browser reports once what is in view, to this observer and to those of the page.
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(element);
        }),
    );
}
