import type { BrowserContext, Page } from '@playwright/test';

/** Starts the app at once, as a visitor's first interaction does; by itself it waits until the browser is idle. */
export const startApp = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/**
 * Waits until React has taken over the page: Gatsby sets a performance mark. The event starts that at once and does
 * nothing else.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      window.dispatchEvent(new Event('pointermove'));
      return performance.getEntriesByName('onInitialClientRender').length > 0;
    },
    undefined,
    { polling: 20 },
  );
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Follows a link to an address that no page links to. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Blocks all scripts except the early file, so that the page never hydrates. */
export async function keepReactAway(context: BrowserContext): Promise<void> {
  await context.route(/\/(?!early-)[^/]*\.js$/, (route) => route.abort());
}
