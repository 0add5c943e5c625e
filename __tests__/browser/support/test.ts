import { expect, test as base } from '@playwright/test';
import { siteOrigin } from '../../../packages/shared/test-server';
import { type Outside, outsideFixture } from '../../support/outside';
import { watchErrors } from './watch-errors';
import { followRequests } from './requests';

export { expect } from '@playwright/test';

/** Options of tests that also run for a change of content alone (`npm test -- --copy`). */
export const readsCopy = { tag: '@copy' };

/** Origin of the site under test. */
export const origin = siteOrigin();

/**
 * Ignores pointer events at (0, 0), which the headless shell dispatches while a page loads. Other browsers do not. The
 * site would treat such an event as an interaction and start React too early. Runs in the page before its scripts.
 */
function overlookPointerInCorner(): void {
  const overlook = (event: PointerEvent): void => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  window.addEventListener('pointermove', overlook, { capture: true });
}

interface Fixtures {
  /** Set this to true in tests that cause console errors or CSP violations on purpose. */
  errorsExpected: boolean;
  /**
   * Console errors, uncaught errors and CSP violations in all pages of the test. Any of them fails the test, unless
   * `errorsExpected` is true.
   */
  pageErrors: string[];
  /** Waits until the page has made no request for half a second. */
  untilRequestsEnd(): Promise<void>;
}

/**
 * Playwright's test. Requests to other hosts are answered by a local proxy: Playwright's own request routing would turn
 * off the browser's cache.
 */
export const test = base.extend<Fixtures, { outside: Outside }>({
  outside: outsideFixture,
  proxy: ({ outside }, use) => use({ server: outside.proxy, bypass: '127.0.0.1' }),
  ignoreHTTPSErrors: true,
  context: async ({ context, outside }, use) => {
    outside.behave('fine');
    await context.addInitScript(overlookPointerInCorner);
    await use(context);
  },
  errorsExpected: [false, { option: true }],
  pageErrors: [
    async ({ context, errorsExpected }, use) => {
      const errors = watchErrors(context);
      await use(errors);
      if (!errorsExpected) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  untilRequestsEnd: async ({ page }, use) => use(followRequests(page)),
});
