import { localeOf, pathIn, routePath, trees } from '../../src/i18n/paths';
import { navigateInside, untilHydrated } from './support/react';
import { visitorWith } from './support/stored-locale';
import { expect, test } from './support/test';

const headings = { en: 'Page Not Found', de: 'Seite nicht gefunden', fr: 'Page introuvable' };

for (const tree of trees)
  test(`an unknown address of the ${tree} tree is answered 404 in its language, and keeps its address`, async ({
    page,
  }) => {
    const nowhere = pathIn(tree, 'no/such/page');
    const response = await page.goto(nowhere);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(tree));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headings[localeOf(tree)]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await untilHydrated(page);
    await expect(page).toHaveURL(nowhere);
    await navigateInside(page, routePath('terms', tree));
    await expect(heading).not.toHaveText(headings[localeOf(tree)]);
    await navigateInside(page, nowhere);
    await expect(heading).toHaveText(headings[localeOf(tree)]);
    await expect(page).toHaveURL(nowhere);
  });

test.describe('a visitor who chose German', () => {
  test.use({ storageState: visitorWith('de') });

  test('reads of an unknown bare address in German, with query and hash kept', async ({ page }) => {
    await page.goto('/no/such/page?x=1#main');
    await expect(page).toHaveURL('/de/no/such/page?x=1#main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.de);
  });
});
