import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../src/i18n/locales';
import { authStringsOf } from './support/auth-form';
import { openHydrated, refuseLateScripts } from './support/react';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('a page whose parts cannot be fetched without loading anew', () => {
  test('is loaded anew when its data is unreachable', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route('**/page-data/en/about-us/**', (route) => route.abort());
    await footerLink(page, 'About us').click();
    await expect(page).toHaveURL('/en/about-us');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(footerLink(page, 'Markets')).toBeVisible();
  });

  test('is loaded anew when the server fails to give its data', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route('**/page-data/en/about-us/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await footerLink(page, 'About us').click();
    await expect(page).toHaveURL('/en/about-us');
    await expect(page.locator('header a[href="/en/about-us"][aria-current=page]').first()).toBeAttached();
    await expect(footerLink(page, 'Markets')).toBeVisible();
  });

  test('is loaded anew when its template is unreachable', async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route(/component---src-templates-legal-page/, (route) => route.abort());
    await footerLink(page, 'Privacy policy').click();
    await expect(page).toHaveURL('/en/legal/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await footerLink(page, 'Markets').click();
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
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await footerLink(page, 'Märkte').click();
    await expect(page).toHaveURL('/de/market');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const locale of locales) {
  test(`a form that never arrives says so, and is there once its scripts are, in ${locale}`, async ({ page }) => {
    const { notLoaded } = authStringsOf(locale);
    await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
    await page.goto(`/${locale}/auth/login`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(notLoaded);
    await page.unrouteAll();
    await page.reload();
    await expect(page.locator('main form')).toBeVisible();
    await expect(page.getByText(notLoaded)).toHaveCount(0);
  });
}

test.describe('the error screen', () => {
  const openBroken = async (page: Page, locale: Locale) => {
    await refuseLateScripts(page);
    await page.goto(`/${locale}/auth/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stringsOf(locale).errors.title);
  };

  for (const locale of locales) {
    test(`says in ${locale} what happened, between header and footer`, async ({ page }) => {
      await openBroken(page, locale);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(stringsOf(locale).errors.lead);
      await expect(alert.locator('code')).toContainText(/chunk/i);
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
    await footerLink(page, 'Markets').click();
    await expect(page).toHaveURL('/en/market');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
