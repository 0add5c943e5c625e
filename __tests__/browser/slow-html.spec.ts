import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { shifts, watchShifts } from './support/layout';
import { startSlowHTML } from './support/slow-html';
import { expect, test } from './support/test';

test('in windows 820 and 1440 px wide, pages whose HTML arrives slowly have no layout shift', async ({ context }) => {
  const { url, stop } = await startSlowHTML();
  await watchShifts(context);
  const windows = await Promise.all(
    [820, 1440].map(async (width) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      return { page, width };
    }),
  );
  for (const route of routeIds.filter((id) => routes[id].indexable)) {
    const path = routePath(route, 'de');
    // Both windows load the page at the same time, since most of that time is spent on waiting for the HTML.
    await Promise.all(windows.map(({ page }) => page.goto(`${url}${path}`)));
    for (const { page, width } of windows)
      expect.soft(await shifts(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
  }
  stop();
});
