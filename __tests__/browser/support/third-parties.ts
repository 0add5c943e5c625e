import type { BrowserContext, Page } from '@playwright/test';
import { chartHost, tileHost } from '../../../src/config';
import { type StandIn, type StandInMode, startStandIn } from '../../support/provider-stand-in';
import { test as base } from './test';

export interface ThirdParties {
  /** The browser's requests to third parties, as `GET https://…`. */
  log: string[];
  behave(mode: StandInMode): Promise<void>;
}

/** Routes all requests for a host to the stand-in over real connections, so that refused ones fail as such. */
async function divert(context: BrowserContext, host: string, standIn: StandIn, log: string[]): Promise<void> {
  await context.route(`${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    log.push(`${route.request().method()} ${route.request().url()}`);
    try {
      const response = await route.fetch({ url: `${standIn.url}${pathname}${search}`, timeout: 60_000 });
      await route.fulfill({ response });
    } catch {
      // The page may be closed before a silent stand-in times out.
      await route.abort('connectionrefused').catch(() => undefined);
    }
  });
}

/** Playwright's test with a stand-in for the charting provider and the tile service, which works by default. */
export const test = base.extend<{ thirdParties: ThirdParties }>({
  thirdParties: async ({ context }, provide) => {
    const standIn = await startStandIn({ mode: 'fine' });
    const log: string[] = [];
    for (const host of [chartHost, tileHost]) await divert(context, host, standIn, log);
    await provide({ log, behave: standIn.setMode });
    await standIn.stop();
  },
});

/** Changes the setting `thirdParty` to `ask` in the page data of client-side navigations. */
export async function makeItAsk(context: BrowserContext): Promise<void> {
  await context.route('**/page-data/**/page-data.json*', async (route) => {
    // Prefetch requests fail when the page closes.
    const text = await route
      .fetch()
      .then((response) => response.text())
      .catch(() => undefined);
    if (text === undefined) return route.abort().catch(() => undefined);
    const body = text.replaceAll('"thirdParty":"load"', '"thirdParty":"ask"');
    return route.fulfill({ body, contentType: 'application/json' }).catch(() => undefined);
  });
}

/** Cumulative layout shift since the page was opened; call `watchShifts` before. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const total = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
