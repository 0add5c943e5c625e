import { setTimeout as delay } from 'node:timers/promises';
import { serveHttp } from '../../packages/shared/http-server';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { shifts, watchShifts } from './support/layout';
import { expect, origin, test } from './support/test';

/** Serves the site as over a slow network: HTML arrives in chunks, at about 0.5 Mbit/s, and everything else at once. */
const serveSlowly = () =>
  serveHttp(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    const size = type.startsWith('text/html') ? 2000 : body.length;
    for (let start = 0; start < body.length; start += size) {
      if (start > 0) await delay(30);
      response.write(body.subarray(start, start + size));
    }
    response.end();
  }, 0);

test('in windows 820 and 1440 px wide, pages whose HTML arrives slowly have no layout shift', async ({ context }) => {
  const { url, stop } = await serveSlowly();
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
  await stop();
});
