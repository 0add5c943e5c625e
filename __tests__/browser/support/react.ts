import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hydrationMark } from '../../../src/gatsby-runtime/globals';

/** Starts React at once, by the event of a first interaction. Otherwise React waits until the browser is idle. */
export const startApp = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** Starts React by an interaction event, and waits for Gatsby's performance mark of a hydrated page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => {
      window.dispatchEvent(new Event('pointermove'));
      return performance.getEntriesByName(mark).length > 0;
    },
    hydrationMark,
    { polling: 20 },
  );
}

/** Starts React, and waits until React has failed: the page then has the attribute `data-scripts-failed`. */
export async function untilReactFails(page: Page): Promise<void> {
  await startApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed');
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * Adds a link to the page, clicks it and removes it, so that tests can navigate client-side to paths that no page links
 * to.
 */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Blocks all scripts except the early script (src/early), so that the page is never hydrated. */
export async function keepReactAway(context: BrowserContext): Promise<void> {
  await context.route(/\/(?!early-)[^/]*\.js$/, (route) => route.abort());
}
