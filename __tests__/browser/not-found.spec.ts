import { localeOf, parsePath, pathIn, routePath, trees } from '../../src/i18n/paths';
import { navigateInside, openHydrated } from './support/react';
import { visitorWith } from './support/stored-locale';
import { expect, test } from './support/test';

const headings = { en: 'Page Not Found', de: 'Seite nicht gefunden', fr: 'Page introuvable' };

for (const tree of trees) {
  const locale = localeOf(tree);
  const nowhere = pathIn(tree, 'no/such/page');

  test.describe(`an unknown address of the ${tree} tree`, () => {
    test('is answered with status 404, in the language of its tree', async ({ page }) => {
      const response = await page.goto(nowhere);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[locale]);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    test('keeps its address and its links inside its tree once React runs', async ({ page }) => {
      await openHydrated(page, nowhere);
      await expect(page).toHaveURL(nowhere);
      const paths = await page
        .locator('a[href^="/"]:not([data-locale])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths).toContain(routePath('home', tree));
      expect(paths.filter((path) => parsePath(path).tree !== tree)).toEqual([]);
    });

    test('is the same page when a script goes there', async ({ page }) => {
      await openHydrated(page, routePath('terms', tree));
      await navigateInside(page, nowhere);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[locale]);
      await expect(page).toHaveURL(nowhere);
    });
  });
}

test.describe('a visitor who chose German', () => {
  test.use({ storageState: visitorWith('de') });

  test('reads of an unknown bare address in German, with query and hash kept', async ({ page }) => {
    await page.goto('/no/such/page?x=1#main');
    await expect(page).toHaveURL('/de/no/such/page?x=1#main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.de);
  });
});
