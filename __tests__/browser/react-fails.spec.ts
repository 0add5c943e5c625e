import type { BrowserContext, Page } from '@playwright/test';
import type { Tree } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { headingOf } from '../support/page-copy';
import { de, stringsOf } from '../support/strings';
import { languageMenu, siteMenu, tradeMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated, startApp } from './support/react';
import { holdBack } from './support/requests';
import { expect, test } from './support/test';

/* Tests that the static page stays usable if React fails outside of a form. */

// The tests make React throw, which is a console error.
test.use({ errorsExpected: true });

type Bring = (context: BrowserContext) => Promise<unknown>;

const without =
  (name: string): Bring =>
  (context) =>
    context.addInitScript(`const at = ${JSON.stringify(name)}.split('.'), last = at.pop();
    delete at.reduce((object, key) => object[key], window)[last];`);

/** Changes a page's data, so that rendering the page throws. */
const withData =
  (route: RouteId, from: string | RegExp, to: string): Bring =>
  (context) =>
    context.route(`**/page-data${pathOf(route, 'de')}/page-data.json*`, async (request) => {
      const response = await request.fetch();
      const body = await response.text();
      expect(body.search(from)).toBeGreaterThan(0);
      await request.fulfill({ response, body: body.replace(from, to) });
    });

/** JSON of an object. Put in the place of a text, it makes React throw, because React cannot render objects. */
const noText = '{"is":"no text"}';

const brokenStrings = ['"data":"{', '"data":"!{'] as const;

const failures: Record<string, [RouteId, Bring]> = {
  'the browser has no IntersectionObserver': ['terms', without('IntersectionObserver')],
  'the browser has no Intl.PluralRules': ['market', without('Intl.PluralRules')],
  'the browser has no Object.hasOwn': ['market', without('Object.hasOwn')],
  'the browser’s IntersectionObserver throws an error': [
    'about',
    (context) => context.addInitScript('IntersectionObserver.prototype.observe = () => { throw new Error("No"); }'),
  ],
  'the interface strings in the page data cannot be parsed': ['faq', withData('faq', ...brokenStrings)],
  'the footer cannot be rendered': ['about', withData('about', /("registration":)"[^"]*"/, `$1${noText}`)],
  'the company is missing in the page data': ['market', withData('market', /"company":\{/, '"firm":{')],
  'a section cannot be rendered': ['about', withData('about', /("sections":.*?"title":)"[^"]*"/, `$1${noText}`)],
};

async function expectStaticPage(page: Page, route: RouteId, tree: Tree): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(tree === 'bare' ? 'en' : tree, route));
  await expect(page.getByText(stringsOf(tree).common.riskWarning.text)).toBeVisible();
  await expect(page.getByText(stringsOf(tree).common.errors.title)).toHaveCount(0);
}

/** Starts React, and waits until React has failed: the page then has the attribute `data-scripts-failed`. */
async function untilReactFails(page: Page): Promise<void> {
  await startApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-scripts-failed');
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
    // While React fails, it removes the items for a moment.
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

test('a Trade menu opened before hydration stays open and works when hydration fails', async ({ page, context }) => {
  await withData('about', ...brokenStrings)(context);
  await page.goto(pathOf('about', 'de'));
  const { button, panel, links } = tradeMenu(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await untilReactFails(page);
  await expect(panel).toBeVisible();
  await expect(links.first()).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('a full-screen menu opened before hydration stays open and works when hydration fails', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await withData('about', ...brokenStrings)(context);
  await page.goto(pathOf('about', 'de'));
  const { opener, menu, closer } = siteMenu(page);
  await opener.click();
  await untilReactFails(page);
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await closer.click();
  await expect(menu).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a page whose footer cannot be rendered after a client-side navigation is loaded as a full document instead', async ({
  page,
  context,
}) => {
  await openHydrated(page, pathOf('market', 'de'));
  await withData('about', /("registration":)"[^"]*"/, `$1${noText}`)(context);
  await page.getByRole('contentinfo').getByRole('link', { name: de.common.menu.about, exact: true }).click();
  await expect(page).toHaveURL(pathOf('about', 'de'));
  await expectStaticPage(page, 'about', 'de');
  await page.goBack();
  await expect(page).toHaveURL(pathOf('market', 'de'));
  await expectStaticPage(page, 'market', 'de');
});

test('a sign-in page that cannot be hydrated says that its form could not be loaded', async ({ page, context }) => {
  await withData('login', ...brokenStrings)(context);
  await page.goto(pathOf('login', 'de'));
  await expect(page.getByText(de.signIn.notLoaded)).toBeVisible();
  await expectStaticPage(page, 'login', 'de');
});

test('a section that cannot be rendered after a client-side navigation leads to the error screen', async ({
  page,
  context,
}) => {
  await openHydrated(page, pathOf('market', 'de'));
  await withData('about', /("sections":.*?"title":)"[^"]*"/, `$1${noText}`)(context);
  await page.getByRole('contentinfo').getByRole('link', { name: de.common.menu.about, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.common.errors.title);
});
