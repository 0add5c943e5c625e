import type { Page } from '@playwright/test';

/** Brings each part of the page into view, so that what waits for that comes. */
export const walkThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('main section, footer')) {
      part.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
