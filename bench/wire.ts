import type { Browser, Page } from '@playwright/test';
import { phone } from './budgets';

/** What one visit costs, as the browser counts it: bodies and headers of its own requests. */
export interface WireVisit {
  requests: number;
  /** Addresses that were answered by nothing of use, or by what had come before. */
  useless: readonly string[];
  bytes: number;
  /** Script until the load event. */
  scriptBeforeLoad: number;
  /** Milliseconds of the longest task after the load event; 0 if none took 50, of which browsers do not tell. */
  longestTask: number;
}

/** Counts a page's own requests from now on. */
async function count(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const own = new Set<string>();
  const addresses = new Set<string>();
  const counted = { requests: 0, bytes: 0, useless: [] as string[] };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith(origin)) return;
    own.add(requestId);
    counted.requests += 1;
    if (response.status >= 400 || addresses.has(response.url)) counted.useless.push(response.url.slice(origin.length));
    addresses.add(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) counted.bytes += encodedDataLength;
  });
  return counted;
}

/** Notes in the page what only the page can tell, under the names of the visit's figures. */
function watch(): void {
  const seen = { scriptBeforeLoad: 0, longestTask: 0 };
  Object.assign(window, { seen });
  window.addEventListener('load', () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ initiatorType }) => initiatorType === 'script');
    seen.scriptBeforeLoad = scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    new PerformanceObserver((list) => {
      seen.longestTask = Math.max(seen.longestTask, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** A first visit on a phone: the page loads, then somebody moves a finger, and nothing is on the way any more. */
export async function visit(browser: Browser, origin: string, path: string): Promise<WireVisit> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: 844 },
    deviceScaleFactor: phone.density,
  });
  const page = await context.newPage();
  const counted = await count(page, origin);
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.mouse.move(100, 300);
  await page.waitForLoadState('networkidle');
  const seen = (await page.evaluate('seen')) as Pick<WireVisit, 'scriptBeforeLoad' | 'longestTask'>;
  await context.close();
  return { ...counted, ...seen };
}
