import type { Browser, BrowserContext, Page } from '@playwright/test';
import { redirectOf } from '../../src/i18n/address';
import type { Locale } from '../../src/i18n/locales';
import { type Tree, trees } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { sloppyPaths, suffix } from './addresses';
import { resolves, newVisitor } from './browser';
import { checkEmbeds } from './embeds';
import { type Reports, watch } from './browser-reports';
import type { Finding } from './finding';
import { findingsOf, ruleFile, type Site, those, uploadAll } from './site';

const finding = findingsOf('pages');

const fix = `See whether “npm test” finds it too; if not, the host adds it or has other files. ${uploadAll}`;

/** Runs in the page. Gatsby sets the mark when React has taken over; the event starts that at once. */
function appRuns(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  return performance.getEntriesByName('onInitialClientRender').length > 0;
}

/** Loads a page, its scripts, and what comes near in it. */
async function visit(page: Page, address: string, reports: Reports): Promise<Finding[]> {
  const response = await page.goto(address);
  const isStarted = await resolves(page.waitForFunction(appRuns, undefined, { polling: 50 }));
  const embeds = await checkEmbeds(page);
  const status = response?.status();
  return [
    ...those(
      status !== 200 && finding(address, `it is answered ${status}`, fix),
      !isStarted && finding(address, 'its scripts do not start', fix),
      ...reports.take(page).map((report) => finding(address, report, fix)),
    ),
    ...embeds,
  ];
}

/** Loads every listed page of a tree, one after the other as one visitor. */
async function checkTree(site: Site, browser: Browser, tree: Tree, found: Finding[]): Promise<void> {
  const context = await newVisitor(browser);
  const reports = watch(context, site.url);
  const paths = routeIds.filter((route) => routes[route].indexable).map((route) => site.manifest.pages[route]?.[tree]);
  // The bare root is a redirect, which `checkRedirects` follows.
  for (const path of paths.filter((one) => one !== undefined && one !== '/')) {
    const page = await context.newPage();
    const address = `${site.url}${path}`;
    const failed = (error: Error): Finding[] => [finding(address, `it does not load: ${error.message}`, fix)];
    found.push(...(await visit(page, address, reports).catch(failed)));
    await page.close();
  }
  await context.close();
}

/** The path after all redirects: one in an unknown language, such as `/xx/terms`, goes to `/` first, and on from there. */
function goalOf(pathname: string, stored: Locale | undefined): string {
  const next = redirectOf({ pathname, search: '', hash: '' }, stored);
  return next === undefined ? pathname : goalOf(next, stored);
}

/** Opens paths that lead elsewhere, by the host or by the early file, and says which end at another address. */
async function checkRedirects(
  { url, host }: Site,
  context: BrowserContext,
  paths: readonly string[],
  found: Finding[],
  stored?: Locale,
): Promise<void> {
  const page = await context.newPage();
  for (const path of paths) {
    const goal = `${url}${goalOf(path, stored)}${suffix}#faq`;
    // A document that redirects is left before it has loaded.
    await page.goto(`${url}${path}${suffix}#faq`, { waitUntil: 'commit' }).catch(() => undefined);
    if (await resolves(page.waitForURL(goal, { waitUntil: 'commit' }))) continue;
    const follow = `${ruleFile[host]}; src/i18n/address.ts has the rule, and src/early follows it in browsers`;
    found.push(findingsOf('addresses')(url + path, `it leads to ${page.url()}, not to ${goal}`, follow));
  }
  await context.close();
}

/**
 * All that a browser must see: redirects of a new visitor and of one who chose German, then the pages of all trees.
 * Adds to `found` what it finds as soon as it does, since it may be ended for want of time.
 */
export async function checkPages(site: Site, browser: Browser, found: Finding[]): Promise<void> {
  const [fresh, german] = [await newVisitor(browser), await newVisitor(browser, 'de')];
  await Promise.all([
    checkRedirects(site, fresh, ['/', ...sloppyPaths], found),
    checkRedirects(site, german, ['/', '/terms', '/trade/faq'], found, 'de'),
  ]);
  await Promise.all(trees.map((tree) => checkTree(site, browser, tree, found)));
}
