import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { changeResponses } from './support/requests';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('on phones, the title of a page does not move while the HTML that follows the title is still loading', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const topOfTitle = async () => (await title.boundingBox())?.y;
  for (const route of routeIds.filter((id) => routes[id].indexable)) {
    const path = routePath(route, 'de');
    await page.goto(path);
    const complete = await topOfTitle();
    expect.soft(complete, path).toBeGreaterThan(0);
    await changeResponses(page, path, (html) => html.slice(0, html.indexOf('</h1>')));
    await page.goto(path);
    expect.soft(await topOfTitle(), path).toBe(complete);
    await page.unroute(path);
  }
});
