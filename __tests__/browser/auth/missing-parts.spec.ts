import type { Page, Route } from '@playwright/test';
import type { Tree } from '../../../src/i18n/paths';
import { authForm, authStringsOf, submitLabel } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { keepReactAway } from '../support/react';
import { expect, test } from '../support/test';
import { headingOf } from '../../support/page-copy';
import { de } from '../../support/strings';

// A file that is missing is a console error.
test.use({ faultsExpected: true });

type Answer = (route: Route) => Promise<void>;

const html = { contentType: 'text/html', body: '<!doctype html><title>Not this</title>' };

/** How a part of the page can be missing. The last keeps its address busy for good. */
const ways: Record<string, Answer> = {
  aborted: (route) => route.abort('connectionreset'),
  'answered 404': (route) => route.fulfill({ ...html, status: 404 }),
  'answered 500': (route) => route.fulfill({ ...html, status: 500 }),
  'HTML instead': (route) => route.fulfill({ ...html, headers: { 'X-Content-Type-Options': 'nosniff' } }),
  'an empty object instead': (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
  'a script with an error instead': (route) => route.fulfill({ contentType: 'text/javascript', body: '{' }),
  'the data of another page': (route) => route.fulfill({ path: 'public/page-data/de/terms/page-data.json' }),
};

const ofData = Object.keys(ways).filter((way) => !way.startsWith('a script'));
const ofScripts = Object.keys(ways).filter((way) => !way.startsWith('the data'));
const few = ['aborted', 'HTML instead'];

/** Each part in another language. */
const parts: Record<string, { tree: Tree; address: string | RegExp; missing: string[] }> = {
  'its data': { tree: 'de', address: '**/page-data/de/auth/login/page-data.json*', missing: ofData },
  'the script of the forms': { tree: 'bare', address: /\/auth-form-[^/]*\.js$/, missing: ofScripts },
  'the script of its template': {
    tree: 'en',
    address: /\/component---src-templates-auth-page-[^/]*\.js$/,
    missing: ofScripts,
  },
  'the script that starts the app': { tree: 'fr', address: /\/app-[^/]*\.js$/, missing: few },
  'the early file': { tree: 'fr', address: /\/early-[^/]*\.js$/, missing: ofScripts },
};

const notLoaded = (page: Page, tree: Tree) => page.getByText(authStringsOf(tree).notLoaded);
const tryAgain = (page: Page, tree: Tree) =>
  page.getByRole('alert').getByRole('link', { name: authStringsOf(tree).form.tryAgain });

const expectForm = (page: Page, tree: Tree) => expect(authForm(page).submit).toHaveText(submitLabel('login', tree));

for (const [part, { tree, address, missing }] of Object.entries(parts))
  for (const way of missing)
    test(`the login says that ${part} is missing (${way}), and comes on another try`, async ({ page }) => {
      await page.route(address, ways[way]!);
      await page.goto(pathOf('login', tree));
      await expect(notLoaded(page, tree)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.unroute(address);
      await tryAgain(page, tree).click();
      await expectForm(page, tree);
    });

/** Lets the CSS of the form's place reach a moment, in milliseconds since the page was drawn. */
const reach = (page: Page, milliseconds: number): Promise<void> =>
  page.locator('[data-form]').evaluate((place, time) => {
    for (const animation of place.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

test('the place of a form that does not come shows its outline after a second, and a message after ten', async ({
  page,
  context,
}) => {
  await context.route(/\/auth-form-[^/]*\.js$/, () => undefined);
  await page.goto(pathOf('login', 'de'));
  const outline = page.locator('[data-form] [aria-hidden=true]').first();
  for (const [milliseconds, showsOutline, showsMessage] of [
    [900, false, false],
    [1_000, true, false],
    [9_900, true, false],
    [10_000, true, true],
  ] as const) {
    await reach(page, milliseconds);
    await expect(outline).toBeVisible({ visible: showsOutline });
    await expect(notLoaded(page, 'de')).toBeVisible({ visible: showsMessage });
  }
});

test('without a network, another try keeps the page and its message', async ({ page, context }) => {
  await keepReactAway(context);
  await page.goto(pathOf('login', 'fr'));
  await expect(notLoaded(page, 'fr')).toBeVisible();
  await context.setOffline(true);
  await tryAgain(page, 'fr').click();
  await expect(tryAgain(page, 'fr')).toHaveAttribute('aria-busy', 'false');
  await expect(notLoaded(page, 'fr')).toBeVisible();
  await context.setOffline(false);
  await context.unrouteAll();
  await tryAgain(page, 'fr').click();
  await expectForm(page, 'fr');
});

test('Page Not Found stands only where no page is, on a click as at first', async ({ page }) => {
  await page.goto(pathOf('terms', 'de'));
  await page.route('**/page-data/de/auth/login/page-data.json*', ways['answered 404']!);
  await page.route(pathOf('login', 'de'), (route) =>
    // Gatsby believes a page to be gone if both are.
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: de.auth.login.submit }).click();
  await expect(page).toHaveURL(pathOf('login', 'de'));
  await expect(notLoaded(page, 'de')).toBeVisible();
  await expect(page.getByText(headingOf('de', 'notFound'))).toHaveCount(0);
});
