import { pathOf } from './support/pages';
import { untilHydrated } from './support/react';
import { expect, test } from './support/test';
import { shifts, watchShifts } from './support/third-parties';

test.use({ viewport: { width: 390, height: 844 } });

test('nothing moves when a page is opened at a class of instruments', async ({ page, context }) => {
  await watchShifts(context);
  // So slow that Chromium would paint the page before it knows the element of the fragment.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${pathOf('market', 'en')}#forex`);
  await untilHydrated(page);
  await expect(page.locator('#forex').getByText('Sydney', { exact: true })).toBeInViewport();
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});
