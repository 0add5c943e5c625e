import type { BrowserContext, Page } from '@playwright/test';
import { chartHost, tileHost } from '../../src/config';
import { localeOf, type Tree } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { pathOf } from './support/pages';
import { openHydrated, untilHydrated } from './support/react';
import { deploy } from './support/release';
import { stringsOf } from './support/strings';
import { expect, origin, test } from './support/test';
import { walkThrough } from './support/walk-through';

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

/** Starts React as a visitor's pointer does, and waits until it has all it can get. */
async function start(page: Page, untilRequestsEnd: () => Promise<void>): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await untilRequestsEnd();
}

async function expectWayOn(page: Page, tree: Tree): Promise<void> {
  const market = pathOf('market', tree);
  await page.getByRole('contentinfo').locator(`a[href="${market}"]`).first().click();
  await expect(page).toHaveURL(market);
  await expectReadable(page, tree);
}

/** The heading of Page Not Found in each language. */
const notFound = /Page Not Found|Seite nicht gefunden|Page introuvable/;

for (const [route, tree] of pages) {
  const path = pathOf(route, tree);

  for (const [what, address] of Object.entries(files))
    test(`${path} can be read and left without ${what}, answered 404`, async ({ page, context, untilRequestsEnd }) => {
      await answer404(context, address);
      await page.goto(path);
      await expectReadable(page, tree);
      await start(page, untilRequestsEnd);
      await expectReadable(page, tree);
      await expect(page.getByText(notFound)).toHaveCount(0);
      await expectWayOn(page, tree);
    });

  test(`${path} without its HTML file is Page Not Found, before and after scripts`, async ({
    page,
    context,
    untilRequestsEnd,
  }) => {
    const lost = await context.request.get(`${origin}${pathOf('notFound', tree)}`);
    const body = await lost.text();
    await context.route(`${origin}${path}`, (request) =>
      request.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await start(page, untilRequestsEnd);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await expectReadable(page, tree);
  });

  test(`${path} stays while the network is gone, and leads on when it is back`, async ({
    page,
    context,
    untilRequestsEnd,
  }) => {
    await page.goto(path);
    await context.setOffline(true);
    await start(page, untilRequestsEnd);
    await expectReadable(page, tree);
    await context.setOffline(false);
    await expectWayOn(page, tree);
  });

  test(`${path} stays and leads on while another release goes live, whose files it cannot use`, async ({ page }) => {
    await openHydrated(page, path);
    await deploy(page);
    // The whole page, since what is further down asks for its scripts when it comes near.
    await walkThrough(page);
    await expectReadable(page, tree);
    await expectWayOn(page, tree);
    await untilHydrated(page);
    await expectReadable(page, tree);
  });
}
