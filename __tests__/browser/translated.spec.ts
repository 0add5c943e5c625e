import type { Page } from '@playwright/test';
import { routeIds } from '../../src/routes';
import { translate } from '../support/translate';
import { languageMenu } from './support/menus';
import { pathOf } from './support/pages';
import { navigateInside, openHydrated, untilHydrated } from './support/react';
import { expect, test } from './support/test';

// React reports that what it hydrates differs from what it rendered.
test.use({ faultsExpected: true });

const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

test('every page can be gone on to while the browser translates what is shown', async ({ page }) => {
  const errors = watchErrors(page);
  await openHydrated(page, pathOf('about', 'en'));
  for (const route of routeIds.filter((id) => id !== 'about' && id !== 'twoFactor' && id !== 'notFound')) {
    await page.evaluate(translate);
    await navigateInside(page, pathOf(route, 'en'));
    await expect(page).toHaveURL(pathOf(route, 'en'));
    await expect(page.locator('main h1 font')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.evaluate(translate);
  await languageMenu(page).choose('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(errors).toEqual([]);
});

test('a page that was translated before hydration works', async ({ page }) => {
  await page.goto('/en/market');
  await page.evaluate(translate);
  await untilHydrated(page);
  await page.getByRole('searchbox').fill('gold');
  await expect(page.locator('main ol > li')).toHaveCount(2);
});
