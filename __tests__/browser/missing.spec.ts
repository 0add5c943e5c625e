import type { BrowserContext, Page } from '@playwright/test';
import { localeOf, type Tree } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { pathOf } from './support/pages';
import { startApp, untilHydrated } from './support/react';
import { holdBack } from './support/requests';
import { stringsOf } from '../support/strings';
import { expect, test } from './support/test';

/* Tests that pages can be read and their links work, whatever fails to load. */

// A missing file is a console error, and Gatsby throws if it cannot start.
test.use({ errorsExpected: true });

/** A page with charts, one with a form, and one with a map. Each failure is tested on one of them, in turn. */
const pages: readonly [RouteId, Tree][] = [
  ['terms', 'de'],
  ['login', 'fr'],
  ['contacts', 'en'],
];

/** Makes access to storage throw, as browsers with blocked cookies do. */
const denyStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
  });

const answer404 = (what: string | RegExp) => (context: BrowserContext) =>
  context.route(what, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<title>404</title>' }));
const refuse = (what: string | RegExp) => (context: BrowserContext) =>
  context.route(what, (route) => route.abort('connectionrefused'));

const pageData = '**/page-data/**';
const scripts = /\/(?!early-)[^/]*\.js$/;

const conditions: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'storage is denied': denyStorage,
  'page data cannot be loaded': refuse(pageData),
  'requests for page data get status 404': answer404(pageData),
  'the request for the early script (src/early) gets status 404': answer404(/\/early-[^/]*\.js$/),
  'requests for all scripts except the early script (src/early) get status 404': answer404(scripts),
  'requests for style sheets get status 404': answer404(/\.css$/),
};

async function expectReadable(page: Page, tree: Tree): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\p{L}{3,}/u);
  await expect(page.getByText(stringsOf(tree).common.riskWarning.text)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(tree));
}

async function expectLinksToWork(page: Page, tree: Tree): Promise<void> {
  const market = pathOf('market', tree);
  await page.getByRole('contentinfo').locator(`a[href="${market}"]`).first().click();
  await expect(page).toHaveURL(market);
  await expectReadable(page, tree);
}

const notFound = /Page Not Found|Seite nicht gefunden|Page introuvable/;

for (const [index, [name, bringAbout]] of Object.entries(conditions).entries()) {
  const [route, tree] = pages[index % pages.length]!;
  test(`the page ${pathOf(route, tree)} can be read and its links work when ${name}`, async ({
    page,
    context,
    untilRequestsEnd,
  }) => {
    await bringAbout(context);
    await page.goto(pathOf(route, tree));
    await expectReadable(page, tree);
    await startApp(page);
    await untilRequestsEnd();
    await expectReadable(page, tree);
    await expect(page.getByText(notFound)).toHaveCount(0);
    await expectLinksToWork(page, tree);
  });
}

test('while page data loads slowly, a page can be read and its links work; the linked page hydrates once its data has loaded', async ({
  page,
}) => {
  const letGo = await holdBack(page, pageData);
  const asked = page.waitForRequest(pageData);
  await page.goto(pathOf('terms', 'de'));
  await startApp(page);
  await asked;
  await expectReadable(page, 'de');
  await expectLinksToWork(page, 'de');
  letGo();
  await untilHydrated(page);
  await expectReadable(page, 'de');
  await expect(page.getByText(notFound)).toHaveCount(0);
});

test('a page can be read while the browser is offline, and its links work once the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto(pathOf('terms', 'de'));
  await context.setOffline(true);
  await startApp(page);
  await expectReadable(page, 'de');
  await context.setOffline(false);
  await expectLinksToWork(page, 'de');
});
