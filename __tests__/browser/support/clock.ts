import type { Page } from '@playwright/test';

/** From now on, the page's time passes by `page.clock.fastForward` only, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
