import type { BrowserContext, Page } from '@playwright/test';
import { chartHost, tileHost } from '../../src/config';
import { localeOf, type Tree } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { pathOf } from './support/pages';
import { stringsOf } from './support/strings';
import { expect, origin, test } from './support/test';

/** A page of each kind: marketing, a form, the map. */
const pages: readonly [RouteId, Tree][] = [
  ['about', 'de'],
  ['login', 'fr'],
  ['contacts', 'en'],
];

/** Every type of file that a page asks for, but the page itself. */
const files: Record<string, string | RegExp> = {
  'page data': '**/page-data/**',
  'the early file': /\/early-[^/]*\.js$/,
  'scripts other than the early file': /\/(?!early-)[^/]*\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2?$/,
  pictures: /\.(?:avif|webp|jpe?g|png|svg|ico)$/,
  'the charting provider': `${chartHost}/**`,
  'the map’s tiles': `${tileHost}/**`,
};

const answer404 = (context: BrowserContext, what: string | RegExp) =>
  context.route(what, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<title>404</title>' }));

async function expectReadable(page: Page, tree: Tree): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\p{L}{3,}/u);
  await expect(page.getByText(stringsOf(tree).riskWarning.text)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(tree));
}

/** The heading of Page Not Found in each language. */
const notFound = /Page Not Found|Seite nicht gefunden|Page introuvable/;

for (const [route, tree] of pages) {
  const path = pathOf(route, tree);

  for (const [what, address] of Object.entries(files))
    test(`${path} can be read and left without ${what}, answered 404`, async ({ page, context }) => {
      await answer404(context, address);
      await page.goto(path);
      await expectReadable(page, tree);
      await page.mouse.move(100, 100);
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      await expectReadable(page, tree);
      await expect(page.getByText(notFound)).toHaveCount(0);
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${pathOf('market', tree)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(pathOf('market', tree));
      await expectReadable(page, tree);
    });

  test(`${path} without its HTML file is Page Not Found, before and after scripts`, async ({ page, context }) => {
    const lost = await context.request.get(`${origin}${pathOf('notFound', tree)}`);
    const body = await lost.text();
    await context.route(`${origin}${path}`, (request) =>
      request.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await expectReadable(page, tree);
  });

  test(`${path} stays while the network is gone, and leads on when it is back`, async ({ page, context }) => {
    await page.goto(path);
    await expectReadable(page, tree);
    await context.setOffline(true);
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    await expectReadable(page, tree);
    await context.setOffline(false);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pathOf('market', tree)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(pathOf('market', tree));
    await expectReadable(page, tree);
  });
}
