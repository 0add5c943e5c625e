import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** After this many milliseconds without a request, no further requests are expected. */
const quiet = 500;

/**
 * Watches the requests of a page. Returns a function that waits until there was none for half a second. Playwright's
 * own `networkidle` may never fire: https://github.com/microsoft/playwright/issues/42598.
 */
export function followRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    inFlight.add(request);
    last = Date.now();
  });
  const settle = (request: Request): void => {
    inFlight.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', settle).on('requestfailed', settle);
  // If requests do not end in time, the failure message lists their URLs.
  const state = () => ({
    isQuiet: Date.now() - last >= quiet,
    inFlight: [...inFlight].map((request) => request.url()),
  });
  return () => expect.poll(state, { intervals: [100] }).toEqual({ isQuiet: true, inFlight: [] });
}

/** Delays requests for a URL until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Changes the text of the responses to requests for a URL. */
export async function changeResponses(
  target: Page | BrowserContext,
  address: string,
  change: (text: string) => string,
): Promise<void> {
  await target.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
