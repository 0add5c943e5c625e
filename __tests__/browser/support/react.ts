import type { BrowserContext, Page } from '@playwright/test';

/** Runs in the page. Gatsby marks when React has taken over all of it. */
const reactRuns = (): boolean => performance.getEntriesByName('onInitialClientRender').length > 0;

/** Waits until React has taken over the page; it starts by itself when the browser is idle. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(reactRuns);
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Goes to a page as Gatsby's links do, for addresses that no page links to. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path);
}

/** Only what runs before the first paint arrives; the scripts that start React never do. */
export async function keepReactAway(context: BrowserContext): Promise<void> {
  await context.route(/\/(?!early-)[^/]*\.js$/, (route) => route.abort());
}
