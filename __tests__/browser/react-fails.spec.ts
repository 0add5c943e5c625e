import type { BrowserContext, Page } from '@playwright/test';
import type { Tree } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { headingOf } from '../support/page-copy';
import { de, stringsOf } from '../support/strings';
import { footerLink, languageMenu, tradeMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated, untilReactFails } from './support/react';
import { changeResponses, holdBack } from './support/requests';
import { expect, test } from './support/test';

/* Tests that the static page stays usable if React fails outside of a form. */

// The tests make React throw, which is a console error.
test.use({ errorsExpected: true });

type Bring = (context: BrowserContext) => Promise<unknown>;

/** Changes a page's data, so that rendering the page throws. */
const withData =
  (route: RouteId, from: string | RegExp, to: string): Bring =>
  (context) =>
    changeResponses(context, `**/page-data${pathOf(route, 'de')}/page-data.json*`, (data) => {
      expect(data.search(from)).toBeGreaterThan(0);
      return data.replace(from, to);
    });

/** JSON of an object. Put in the place of a text, it makes React throw, because React cannot render objects. */
const noText = '{"is":"no text"}';

const breakFooter = withData('about', /("registration":)"[^"]*"/, `$1${noText}`);
const breakSection = withData('about', /("sections":.*?"title":)"[^"]*"/, `$1${noText}`);
const breakStrings = (route: RouteId): Bring => withData(route, '"data":"{', '"data":"!{');

const failures: Record<string, [RouteId, Bring]> = {
  'the browser’s IntersectionObserver throws an error': [
    'about',
    (context) => context.addInitScript('IntersectionObserver.prototype.observe = () => { throw new Error("No"); }'),
  ],
  'the interface strings in the page data cannot be parsed': ['faq', breakStrings('faq')],
  'the footer cannot be rendered': ['about', breakFooter],
  'a section cannot be rendered': ['about', breakSection],
};

async function expectStaticPage(page: Page, route: RouteId, tree: Tree): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(tree === 'bare' ? 'en' : tree, route));
  await expect(page.getByText(stringsOf(tree).common.riskWarning.text)).toBeVisible();
  await expect(page.getByText(stringsOf(tree).common.errors.title)).toHaveCount(0);
}

/** Whether each accordion item is open, in the order of the page. */
const openItems = (page: Page): Promise<boolean[]> =>
  page.locator('main details').evaluateAll((items) => items.map((item) => item.hasAttribute('open')));

for (const [name, [route, bringAbout]] of Object.entries(failures))
  test(`a page keeps its static HTML, and its menus and links work, when ${name}`, async ({
    page,
    context,
    pageErrors,
  }) => {
    await bringAbout(context);
    // Delays React until an accordion item is open: while React fails, it removes all items for a moment.
    const letReactIn = await holdBack(page, '**/app-*.js');
    await page.goto(pathOf(route, 'de'));
    const item = page.locator('main details').first();
    if ((await item.count()) > 0) await item.locator('summary').first().click();
    const opened = await openItems(page);
    letReactIn();
    await untilReactFails(page);
    await expect.poll(() => pageErrors).not.toEqual([]);
    await expectStaticPage(page, route, 'de');
    expect(await openItems(page)).toEqual(opened);
    await tradeMenu(page).button.click();
    await tradeMenu(page).links.first().click();
    await expect(page).toHaveURL(pathOf('trade', 'de'));
    await page.goBack();
    await expect(page).toHaveURL(pathOf(route, 'de'));
    await untilReactFails(page);
    await expectStaticPage(page, route, 'de');
    await languageMenu(page).choose('Français');
    await expect(page).toHaveURL(pathOf(route, 'fr'));
    await expectStaticPage(page, route, 'fr');
  });

test('a page whose footer cannot be rendered after a client-side navigation is loaded as a full document instead', async ({
  page,
  context,
}) => {
  await openHydrated(page, pathOf('market', 'de'));
  await breakFooter(context);
  await footerLink(page, de.common.menu.about).click();
  await expect(page).toHaveURL(pathOf('about', 'de'));
  await expectStaticPage(page, 'about', 'de');
  await page.goBack();
  await expect(page).toHaveURL(pathOf('market', 'de'));
  await expectStaticPage(page, 'market', 'de');
});

test('a sign-in page that cannot be hydrated says that its form could not be loaded', async ({ page, context }) => {
  await breakStrings('login')(context);
  await page.goto(pathOf('login', 'de'));
  await expect(page.getByText(de.signIn.notLoaded)).toBeVisible();
  await expectStaticPage(page, 'login', 'de');
});

test('a section that cannot be rendered after a client-side navigation leads to the error screen', async ({
  page,
  context,
}) => {
  await openHydrated(page, pathOf('market', 'de'));
  await breakSection(context);
  await footerLink(page, de.common.menu.about).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.common.errors.title);
});
