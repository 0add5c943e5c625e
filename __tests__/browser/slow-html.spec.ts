import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { shifts, watchShifts } from './support/layout';
import { startSlowHTML } from './support/slow-html';
import { expect, test } from './support/test';

for (const width of [820, 1440])
  test(`pages do not move while the rest of their HTML is received slowly, at ${width} px`, async ({
    page,
    context,
  }) => {
    const { url, stop } = await startSlowHTML();
    await watchShifts(context);
    await page.setViewportSize({ width, height: 800 });
    for (const route of routeIds.filter((id) => routes[id].indexable)) {
      const path = routePath(route, 'de');
      await page.goto(`${url}${path}`);
      expect.soft(await shifts(page), path).toBeLessThanOrEqual(0.02);
    }
    stop();
  });
