import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which no more are expected. */
const quiet = 500;

/**
 * Follows the requests of a page, and returns a function that waits until none has been in flight for half a second.
 * Playwright's own `networkidle` can fail to fire: https://github.com/microsoft/playwright/issues/42598.
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
  // The addresses are in the message of a failure.
  const state = () => ({
    isQuiet: Date.now() - last >= quiet,
    inFlight: [...inFlight].map((request) => request.url()),
  });
  return () => expect.poll(state, { intervals: [100] }).toEqual({ isQuiet: true, inFlight: [] });
}

/** Holds back what is asked for at an address until the function that is returned is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
