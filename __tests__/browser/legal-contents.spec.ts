import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';

const legal = routeIds.filter((route) => routes[route].template === 'legal-page');

test.use({ javaScriptEnabled: false });

test('each legal text lists its sections and leads to them, on a phone too', async ({ page }) => {
  const locale = 'de';
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of legal) {
    await page.goto(routePath(route, locale));
    const contents = page.getByRole('navigation', { name: stringsOf(locale).contents });
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    expect((await headings.allTextContents()).length).toBeGreaterThan(5);
    expect(await contents.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());
    await contents.getByRole('link').nth(4).click();
    await expect(headings.nth(4)).toBeInViewport();
    // Not behind the sticky header.
    const header = await page.getByRole('banner').boundingBox();
    expect((await headings.nth(4).boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
