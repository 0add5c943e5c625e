import type { BrowserContext, Page } from '@playwright/test';
import { footerLink, languageMenu } from './support/menus';
import { keepReactAway, navigateInside, openHydrated, untilHydrated } from './support/react';
import { expect, test } from './support/test';
import { en } from '../support/strings';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

const appData = '**/page-data/app-data.json*';

/** Changes the compilation hash in `app-data.json`, so that it differs from that of the loaded scripts. */
const saysAnother = (page: Page): Promise<unknown> =>
  page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'of-another-release' } }));

/**
 * Simulates a new release: the scripts of the current document are no longer on the host. The next document loads the
 * new ones.
 */
async function deploy(page: Page): Promise<void> {
  const scripts = /-[0-9a-f]{10,}\.js$/;
  await saysAnother(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Gone' }));
  page.once('request', function renewed(request) {
    if (!request.isNavigationRequest()) page.once('request', renewed);
    else void Promise.all([page.unroute(appData), page.unroute(scripts)]);
  });
}

const refuse = (context: BrowserContext) =>
  context.route('**/page-data/{de,en}/{trade/faq,terms}/**', (route) => route.abort('connectionrefused'));

test.describe(() => {
  // Gatsby throws if it cannot start.
  test.use({ errorsExpected: true });

  for (const [what, bringAbout] of [
    ['cannot be loaded', (page: Page) => refuse(page.context())],
    ['comes from a newer release', deploy],
  ] as const)
    test(`a link whose page data ${what} loads a full document, keeps query and hash, and adds one history entry`, async ({
      page,
    }) => {
      await openHydrated(page, '/en/about-us');
      await bringAbout(page);
      const before = await historyLength(page);
      await navigateInside(page, '/en/trade/faq?x=1#leverage');
      await expect(page).toHaveURL('/en/trade/faq?x=1#leverage');
      await expect(page.locator('main h1')).toBeVisible();
      expect(await historyLength(page)).toBe(before + 1);
      await languageMenu(page).choose('Deutsch');
      await expect(page).toHaveURL('/de/trade/faq?x=1#leverage');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await historyLength(page)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/en/about-us');
      await expect(page.locator('main h1')).toBeVisible();
    });

  test('a page whose data and scripts come from different releases is reloaded once, not endlessly', async ({
    page,
    untilRequestsEnd,
  }) => {
    await saysAnother(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, '/fr/terms');
    await expect.poll(() => documents).toEqual(['/fr/terms', '/fr/terms']);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilRequestsEnd();
    expect(documents).toEqual(['/fr/terms', '/fr/terms']);
  });
});

test('going back before React has started shows the page of the previous address', async ({ page, context }) => {
  await openHydrated(page, '/en/terms');
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await keepReactAway(context);
  await page.reload();
  const title = await page.title();
  await page.goBack();
  await expect(page).toHaveURL('/en/terms');
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('footer a[aria-current="page"]')).toHaveText(en.common.menu.terms);
});
