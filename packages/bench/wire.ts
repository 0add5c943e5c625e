import type { Browser, Page } from '@playwright/test';
import { phone } from './budgets';

/** What one visit costs, as the browser counts it: bodies and headers of its own requests. */
interface WireVisit {
  requests: number;
  /** Addresses whose response was an error, or had been downloaded before in the same visit. */
  useless: readonly string[];
  bytes: number;
  /** Script until the load event. */
  scriptBeforeLoad: number;
  /** Milliseconds of the longest task after the load event; 0 if none took 50 ms: browsers report no shorter ones. */
  longestTask: number;
}

/** Starts counting the requests of a page to its own origin. */
async function count(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const own = new Set<string>();
  const addresses = new Set<string>();
  const useless: string[] = [];
  const counted = { requests: 0, bytes: 0, useless };
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

/** Observes in the page what cannot be seen from outside: long tasks, and script transferred until the load event. */
function watch(): void {
  const seen = { scriptBeforeLoad: 0, longestTask: 0 };
  Object.assign(window, { seen });
  window.addEventListener('load', () => {
    // TypeScript declares one type for the entries of all kinds.
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ initiatorType }) => initiatorType === 'script');
    seen.scriptBeforeLoad = scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    new PerformanceObserver((list) => {
      seen.longestTask = Math.max(seen.longestTask, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** A first visit on a phone: loads the page, moves the pointer so that it hydrates, and waits for an idle network. */
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
  // `watch` above sets it on the window.
  const seen = await page.evaluate<Pick<WireVisit, 'scriptBeforeLoad' | 'longestTask'>>('seen');
  await context.close();
  return { ...counted, ...seen };
}
