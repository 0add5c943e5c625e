import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { openHydrated } from './support/react';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';
import { copyOf } from '../support/page-copy';
import { de, en } from '../support/strings';

// A file that is missing is a console error.
test.use({ faultsExpected: true });

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [what, pattern] of [
  ['its data', '**/page-data/en/legal/privacy-policy/**'],
  ['its template', /component---src-templates-legal-page/],
] as const)
  test(`a page that a link leads to is loaded as a document when ${what} is unreachable`, async ({ page }) => {
    await openHydrated(page, '/en/terms');
    await page.route(pattern, (route) => route.abort());
    await footerLink(page, en.common.footer.privacyPolicy).click();
    await expect(page).toHaveURL('/en/legal/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('en', 'privacyPolicy').title);
    await footerLink(page, en.common.menu.markets).click();
    await expect(page).toHaveURL('/en/market');
  });

test('a form whose code is missing comes without a reload once it is tried again, with the focus', async ({ page }) => {
  await page.route(/\/auth-form-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/de/auth/register');
  await expect(page.getByText(de.auth.notLoaded)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: de.auth.form.tryAgain }).click();
  await expect(page.locator('[name=first_name]')).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
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

  test('says what happened, in the language of the page and between header and footer, and leads home', async ({
    page,
  }) => {
    await openBroken(page, 'de');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(stringsOf('de').errors.lead);
    await expect(alert.locator('code')).toContainText(/undefined/i);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(stringsOf('de').riskWarning.text)).toBeVisible();
    await alert.getByRole('link', { name: stringsOf('de').errors.home }).click();
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
});
