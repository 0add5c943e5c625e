import { expect, type Page } from '@playwright/test';
import { origin } from './test';

export const embeds = (page: Page) => page.locator('[data-phase]');

/** Scrolls to each third-party embed, one after the other. */
export async function comeNear(page: Page): Promise<void> {
  for (const embed of await embeds(page).all()) await embed.scrollIntoViewIfNeeded();
}

export const expectAll = (page: Page, phase: string) =>
  expect
    .poll(() => embeds(page).evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset.phase))]))
    .toEqual([phase]);

/** Records the URLs on other hosts that the page requests. */
export function watchOthers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}
