import type { Page, Route } from '@playwright/test';
import type { Tree } from '../../../src/i18n/paths';
import { authForm, authStringsOf, submitLabel } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { expect, test } from '../support/test';
import { headingOf } from '../../support/page-copy';
import { de } from '../../support/strings';

// A file that is missing is a console error.
test.use({ faultsExpected: true });

const html = { contentType: 'text/html', body: '<!doctype html><title>Not this</title>' };
const refused = (route: Route) => route.abort('connectionreset');
const answer404 = (route: Route) => route.fulfill({ ...html, status: 404 });
const answerHtml = (route: Route) => route.fulfill({ ...html, headers: { 'X-Content-Type-Options': 'nosniff' } });
const answerBroken = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{' });
const answerOther = (route: Route) => route.fulfill({ path: 'public/page-data/de/terms/page-data.json' });

/** Each part in another language: absent, and answered with something else. */
const parts: Record<string, { tree: Tree; address: string | RegExp; ways: ((route: Route) => Promise<void>)[] }> = {
  'its data': {
    tree: 'de',
    address: '**/page-data/de/auth/login/page-data.json*',
    ways: [refused, answerHtml, answerOther],
  },
  'the script of the forms': { tree: 'bare', address: /\/auth-form-[^/]*\.js$/, ways: [answerBroken] },
  'the script of its template': {
    tree: 'en',
    address: /\/component---src-templates-auth-page-[^/]*\.js$/,
    ways: [answerHtml],
  },
  'the script that starts the app': { tree: 'fr', address: /\/app-[^/]*\.js$/, ways: [refused] },
  'the early file': { tree: 'fr', address: /\/early-[^/]*\.js$/, ways: [answerBroken] },
};

const notLoaded = (page: Page, tree: Tree) => page.getByText(authStringsOf(tree).notLoaded);
const tryAgain = (page: Page, tree: Tree) =>
  page.getByRole('alert').getByRole('link', { name: authStringsOf(tree).form.tryAgain });

const expectForm = (page: Page, tree: Tree) => expect(authForm(page).submit).toHaveText(submitLabel('login', tree));

for (const [part, { tree, address, ways }] of Object.entries(parts))
  test(`the login says that ${part} is missing, and comes on another try`, async ({ page }) => {
    for (const answer of ways) {
      await page.route(address, answer);
      await page.goto(pathOf('login', tree));
      await expect(notLoaded(page, tree)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.unroute(address);
      await tryAgain(page, tree).click();
      await expectForm(page, tree);
    }
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

test('Page Not Found stands only where no page is, on a click as at first', async ({ page }) => {
  await page.goto(pathOf('terms', 'de'));
  await page.route('**/page-data/de/auth/login/page-data.json*', answer404);
  await page.route(pathOf('login', 'de'), (route) =>
    // Gatsby believes a page to be gone if both are.
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: de.auth.login.submit }).click();
  await expect(page).toHaveURL(pathOf('login', 'de'));
  await expect(notLoaded(page, 'de')).toBeVisible();
  await expect(page.getByText(headingOf('de', 'notFound'))).toHaveCount(0);
});
