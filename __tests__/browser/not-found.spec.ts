import { localeOf, pathIn, routePath } from '../../src/i18n/paths';
import { navigateInside, untilHydrated } from './support/react';
import { expect, test } from './support/test';

const headings = { en: 'Page Not Found', de: 'Seite nicht gefunden', fr: 'Page introuvable' };

for (const tree of ['bare', 'fr'] as const)
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
