import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';

// A file that is missing is a console error.
test.use({ faultsExpected: true });

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
