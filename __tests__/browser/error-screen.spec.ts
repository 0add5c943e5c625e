import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../src/i18n/locales';
import { authStringsOf } from './support/auth-form';
import { openHydrated, startApp } from './support/react';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';
import { copyOf } from '../support/page-copy';
import { de, en } from '../support/strings';

// A file that is missing is a console error.
test.use({ faultsExpected: true });

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('a page that client-side navigation cannot load', () => {
  test('is loaded as a document when its data is unreachable', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route('**/page-data/en/about-us/**', (route) => route.abort());
    await footerLink(page, en.common.menu.about).click();
    await expect(page).toHaveURL('/en/about-us');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(footerLink(page, en.common.menu.markets)).toBeVisible();
  });

  test('is loaded as a document when the server fails to give its data', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route('**/page-data/en/about-us/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await footerLink(page, en.common.menu.about).click();
    await expect(page).toHaveURL('/en/about-us');
    await expect(page.locator('header a[href="/en/about-us"][aria-current=page]').first()).toBeAttached();
    await expect(footerLink(page, en.common.menu.markets)).toBeVisible();
  });

  test('is loaded as a document when its template is unreachable', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route(/component---src-templates-legal-page/, (route) => route.abort());
    await footerLink(page, en.common.footer.privacyPolicy).click();
    await expect(page).toHaveURL('/en/legal/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('en', 'privacyPolicy').title);
    await footerLink(page, en.common.menu.markets).click();
    await expect(page).toHaveURL('/en/market');
  });
});

for (const [what, pattern] of [
  ['Gatsby', /\/app-[^/]*\.js$/],
  ['its data', /\/page-data\//],
  ['its template', /\/component---[^/]*\.js$/],
] as const) {
  test(`a page stays readable and leads on when ${what} never arrives`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/de/terms');
    await startApp(page);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await footerLink(page, de.common.menu.markets).click();
    await expect(page).toHaveURL('/de/market');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const tryAgain = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: authStringsOf(locale).form.tryAgain });

for (const locale of locales) {
  test(`a form whose page cannot start says so, and a reload brings it, in ${locale}`, async ({ page }) => {
    const { notLoaded } = authStringsOf(locale);
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto(`/${locale}/auth/login`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(notLoaded);
    await page.unrouteAll();
    await tryAgain(page, locale).click();
    await expect(page.locator('main form')).toBeVisible();
    await expect(page.getByText(notLoaded)).toHaveCount(0);
  });
}

for (const [fault, answer] of [
  ['aborted', undefined],
  ['answered 404', { status: 404, body: 'no' }],
  ['answered 500', { status: 500, body: 'no' }],
  ['HTML', { contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }],
  ['an empty object', { contentType: 'text/javascript', body: '{}' }],
] as const) {
  test(`a form whose code is ${fault} says so, and comes without a reload once it is tried again`, async ({ page }) => {
    await page.route(/\/auth-form-[^/]*\.js$/, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/de/auth/register');
    await expect(page.getByText(authStringsOf('de').notLoaded)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(stringsOf('de').errors.title);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.unrouteAll();
    await tryAgain(page, 'de').click();
    await expect(page.locator('main form')).toBeVisible();
    await expect(page.locator('[name=first_name]')).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('a form whose page data never comes shows its outline, then says so', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/page-data\/en\/auth/, () => new Promise<void>((letGo) => held.push(letGo)));
  await page.goto('/en/auth/login', { waitUntil: 'commit' });
  const outline = page.locator('main [aria-hidden=true]:has(> i)');
  const message = page.getByText(authStringsOf('en').notLoaded);
  await expect(outline).toBeVisible();
  await expect(message).toBeHidden();
  // Finishes the CSS animation that delays the message, since fake timers do not affect CSS.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(message).toBeVisible();
  await expect(tryAgain(page, 'en')).toBeVisible();
  held.forEach((letGo) => letGo());
});

test.describe('the error screen', () => {
  /** Removes the points of the panel from the page data, so that rendering the page throws. */
  const openBroken = async (page: Page, locale: Locale) => {
    await page.route('**/page-data/**/auth/login/page-data.json', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      for (const section of data.result.data.page.sections) delete section.asidePoints;
      await route.fulfill({ response, json: data });
    });
    await page.goto(`/${locale}/auth/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stringsOf(locale).errors.title);
  };

  for (const locale of locales) {
    test(`says in ${locale} what happened, between header and footer`, async ({ page }) => {
      await openBroken(page, locale);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(stringsOf(locale).errors.lead);
      await expect(alert.locator('code')).toContainText(/undefined/i);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByText(stringsOf(locale).riskWarning.text)).toBeVisible();
    });
  }

  test('leads home, within its tree', async ({ page }) => {
    await openBroken(page, 'de');
    await page
      .getByRole('alert')
      .getByRole('link', { name: stringsOf('de').errors.home })
      .click();
    await expect(page).toHaveURL('/de');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(stringsOf('de').errors.title);
  });

  test('tries again, and the page is there once its parts are', async ({ page }) => {
    await openBroken(page, 'fr');
    await page.unrouteAll();
    await page.getByRole('button', { name: stringsOf('fr').errors.tryAgain }).click();
    await expect(page.locator('form')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(stringsOf('fr').errors.title);
  });

  test('is gone on the next page', async ({ page }) => {
    await openBroken(page, 'en');
    await page.unrouteAll();
    await footerLink(page, en.common.menu.markets).click();
    await expect(page).toHaveURL('/en/market');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
