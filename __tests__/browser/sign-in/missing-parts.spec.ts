import type { Page, Route } from '@playwright/test';
import type { Tree } from '../../../src/i18n/paths';
import { signInForm, submitLabel } from '../support/sign-in-form';
import { pathOf } from '../support/pages';
import { expect, test } from '../support/test';
import { headingOf } from '../../support/page-copy';
import { de, stringsOf } from '../../support/strings';

// If a file cannot be loaded, the browser logs a console error.
test.use({ errorsExpected: true });

const html = { contentType: 'text/html', body: '<!doctype html><title>Not this</title>' };
const refused = (route: Route) => route.abort('connectionreset');
const answer404 = (route: Route) => route.fulfill({ ...html, status: 404 });
const answerHtml = (route: Route) => route.fulfill({ ...html, headers: { 'X-Content-Type-Options': 'nosniff' } });
const answerBroken = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{' });
const answerOther = (route: Route) => route.fulfill({ path: 'public/page-data/de/terms/page-data.json' });

/**
 * Files that the login page requests. Each has the page's language, the URL of the file, and the failures to simulate.
 */
const parts: Record<string, [tree: Tree, address: string | RegExp, ...ways: ((route: Route) => Promise<void>)[]]> = {
  'the page data': ['de', '**/page-data/de/auth/login/page-data.json*', refused, answerHtml, answerOther],
  'the script of the forms': ['fr', /\/sign-in-form-[^/]*\.js$/, answerBroken],
  'the script of the page template': ['de', /\/component---src-templates-sign-in-page-[^/]*\.js$/, answerHtml],
  'the script that starts the app': ['fr', /\/app-[^/]*\.js$/, refused],
  'the early script (src/early)': ['fr', /\/early-[^/]*\.js$/, answerBroken],
};

const login = pathOf('login', 'de');
const notLoaded = (page: Page, tree: Tree) => page.getByText(stringsOf(tree).signIn.notLoaded);

for (const [part, [tree, address, ...ways]] of Object.entries(parts))
  test(`${pathOf('login', tree)} shows an error message when ${part} cannot be loaded, and “Try again” then loads the form`, async ({
    page,
  }) => {
    for (const answer of ways) {
      await page.route(address, answer);
      await page.goto(pathOf('login', tree));
      await expect(notLoaded(page, tree)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.unroute(address);
      await page
        .getByRole('alert')
        .getByRole('link', { name: stringsOf(tree).signIn.form.tryAgain })
        .click();
      await expect(signInForm(page).submit).toHaveText(submitLabel('login', tree));
    }
  });

/** Pauses the CSS animations around the sign-in form at a given time, in milliseconds after their start. */
const reach = (page: Page, milliseconds: number): Promise<void> =>
  page.locator('[data-form]').evaluate((slot, time) => {
    for (const animation of slot.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);

test('while a sign-in form does not load, the page shows a skeleton after one second, and an error message after ten seconds', async ({
  page,
  context,
}) => {
  await context.route(/\/sign-in-form-[^/]*\.js$/, () => undefined);
  await page.goto(login);
  const skeleton = page.locator('[data-form] [aria-hidden=true]').first();
  for (const [milliseconds, showsSkeleton, showsMessage] of [
    [900, false, false],
    [1_000, true, false],
    [9_900, true, false],
    [10_000, true, true],
  ] as const) {
    await reach(page, milliseconds);
    await expect(skeleton).toBeVisible({ visible: showsSkeleton });
    await expect(notLoaded(page, 'de')).toBeVisible({ visible: showsMessage });
  }
});

test('a click on a login link never shows Page Not Found, even if page data and HEAD requests get status 404', async ({
  page,
}) => {
  await page.goto(pathOf('terms', 'de'));
  await page.route('**/page-data/de/auth/login/page-data.json*', answer404);
  await page.route(login, (route) =>
    // Gatsby treats a page as deleted if its page data and a HEAD request for it are both answered 404.
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: de.signIn.login.submit }).click();
  await expect(page).toHaveURL(login);
  await expect(notLoaded(page, 'de')).toBeVisible();
  await expect(page.getByText(headingOf('de', 'notFound'))).toHaveCount(0);
});
