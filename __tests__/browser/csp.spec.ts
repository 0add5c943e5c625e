import { openHydrated } from './support/react';
import { changeResponses } from './support/requests';
import { expect, test } from './support/test';

/* These tests cause CSP violations on purpose. In all other tests, `support/test.ts` checks that pages cause none. */

test.use({ errorsExpected: true });

test('the Content Security Policy blocks an injected inline script, and the browser reports the violation', async ({
  page,
  pageErrors,
}) => {
  await changeResponses(page, '**/en/terms', (html) =>
    html.replace('</body>', '<script>window.planted = true;</script></body>'),
  );
  await openHydrated(page, '/en/terms');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect.poll(() => pageErrors).toEqual([expect.stringContaining('inline script violates')]);
});
