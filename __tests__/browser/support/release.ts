import type { Page } from '@playwright/test';

const appData = '**/page-data/app-data.json*';

/** Changes the compilation hash in `app-data.json`, so that it does not match that of the scripts. */
export const saysAnother = (page: Page): Promise<unknown> =>
  page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'of-another-release' } }));

/**
 * Simulates a new release: the current document is of the previous one, whose scripts are gone from the host. The next
 * document matches its scripts again.
 */
export async function deploy(page: Page): Promise<void> {
  const scripts = /-[0-9a-f]{10,}\.js$/;
  await saysAnother(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Gone' }));
  page.once('request', function renewed(request) {
    if (!request.isNavigationRequest()) page.once('request', renewed);
    else void Promise.all([page.unroute(appData), page.unroute(scripts)]);
  });
}
