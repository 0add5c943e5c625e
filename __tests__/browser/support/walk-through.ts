import type { Page } from '@playwright/test';

/**
 * Scrolls each part of the page into view, so that lazy content loads. Each part is a separate call: if the page hangs,
 * the report names the part.
 */
export async function walkThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section, footer').all())
    await part.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.scrollIntoView();
          // When this observer is called, those of the page have been called too.
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(element);
        }),
    );
}
