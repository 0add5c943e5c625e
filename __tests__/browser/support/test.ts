import { expect, test as base } from '@playwright/test';
import { siteOrigin } from '../../../packages/tools/test-server';
import { type Outside, outsideFixture } from '../../support/outside';
import { watchErrors } from './watch-errors';
import { followRequests } from './requests';

export { expect } from '@playwright/test';

/** The options of a test that also runs for a change of copy alone (`npm test -- --copy`). */
export const readsCopy = { tag: '@copy' };

/** Origin of the site under test. */
export const origin = siteOrigin();

/**
 * The headless shell reports a pointer at (0, 0) while a page loads. Other browsers do not, and the site takes it for an
 * interaction, which would start React before the load event. Runs in the page, before its own scripts.
 */
function overlookPointerInCorner(): void {
  const overlook = (event: PointerEvent): void => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  window.addEventListener('pointermove', overlook, { capture: true });
}

interface Fixtures {
  /** Whether a test brings about console errors or violations itself, so that they do not fail it. */
  errorsExpected: boolean;
  /** Console errors, uncaught errors and policy violations so far, in all pages of the test; any of them fails it. */
  pageErrors: string[];
  /** Waits until the page has made no request for half a second. */
  untilRequestsEnd(): Promise<void>;
}

/**
 * Playwright's test. What pages ask of other hosts is answered on this machine, behind a proxy: routing requests in
 * Playwright instead would switch the browser's cache off.
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
