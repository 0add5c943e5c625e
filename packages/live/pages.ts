import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hydrationMark } from '../../src/gatsby-runtime/globals';
import type { Locale } from '../../src/i18n/locales';
import { type Tree, trees } from '../../src/i18n/paths';
import { redirectOf } from '../../src/i18n/redirect';
import { routeIds, routes } from '../../src/routes';
import { sloppyPaths, suffix } from './addresses';
import { resolves, newVisitor } from './browser';
import { checkEmbeds } from './embeds';
import { type Reports, watch } from './browser-reports';
import type { Finding } from './finding';
import { findingsOf, ruleFile, type Site, withoutFalse, uploadAll } from './site';

const finding = findingsOf('pages');

const fix = `See whether “npm test” finds it too; if not, the host adds it or has other files. ${uploadAll}`;

/**
 * Runs in the page. Starts hydration by an interaction event. Returns whether the page is hydrated: Gatsby records this
 * as a performance mark.
 */
function appRuns(mark: string): boolean {
  window.dispatchEvent(new Event('pointermove'));
  return performance.getEntriesByName(mark).length > 0;
}

/** Opens a page, and checks its status, its scripts and its third-party embeds. */
async function visit(page: Page, address: string, reports: Reports): Promise<Finding[]> {
  const response = await page.goto(address);
  const isStarted = await resolves(page.waitForFunction(appRuns, hydrationMark, { polling: 50 }));
  const embeds = await checkEmbeds(page);
  const status = response?.status();
  return [
    ...withoutFalse(
      status !== 200 && finding(address, `it is answered ${status}`, fix),
      !isStarted && finding(address, 'its scripts do not start', fix),
      ...reports.take(page).map((report) => finding(address, report, fix)),
    ),
    ...embeds,
  ];
}

/** Opens all indexable pages with one language prefix, in one browser context. */
async function checkTree(site: Site, browser: Browser, tree: Tree, found: Finding[]): Promise<void> {
  const context = await newVisitor(browser);
  const reports = watch(context, site.url);
  const paths = routeIds.filter((route) => routes[route].indexable).map((route) => site.manifest.pages[route]?.[tree]);
  // `/` is a redirect, which `checkRedirects` tests.
  for (const path of paths.filter((one) => one !== undefined && one !== '/')) {
    const page = await context.newPage();
    const address = `${site.url}${path}`;
    const failed = (error: Error): Finding[] => [finding(address, `it does not load: ${error.message}`, fix)];
    found.push(...(await visit(page, address, reports).catch(failed)));
    await page.close();
  }
  await context.close();
}

/**
 * Opens paths that must be redirected, and reports those that end at a wrong URL. The host redirects, or the early
 * script (`src/early`).
 */
async function checkRedirects(
  { url, host }: Site,
  context: BrowserContext,
  paths: readonly string[],
  found: Finding[],
  stored?: Locale,
): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    const goal = `${url}${redirectOf({ pathname: path, search: '', hash: '' }, stored) ?? path}${suffix}#faq`;
    // A document that redirects is left before it has loaded, so the promise may reject.
    await page.goto(`${url}${path}${suffix}#faq`, { waitUntil: 'commit' }).catch(() => undefined);
    if (await resolves(page.waitForURL(goal, { waitUntil: 'commit' }))) continue;
    const follow = `${ruleFile[host]}; src/i18n/read-address.ts has the rule, and src/early follows it in browsers`;
    found.push(findingsOf('addresses')(url + path, `it leads to ${page.url()}, not to ${goal}`, follow));
  }
  await context.close();
}

/**
 * All checks in a browser: redirects of a new visitor and of one who has chosen German, then all pages. Adds findings
 * to `found` one by one, since the time limit may end the check early.
 */
export async function checkPages(site: Site, browser: Browser, found: Finding[]): Promise<void> {
  const [fresh, german] = [await newVisitor(browser), await newVisitor(browser, 'de')];
  await Promise.all([
    checkRedirects(site, fresh, ['/', ...sloppyPaths], found),
    checkRedirects(site, german, ['/', '/terms', '/trade/faq'], found, 'de'),
  ]);
  await Promise.all(trees.map((tree) => checkTree(site, browser, tree, found)));
}
