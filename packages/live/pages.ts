import type { Browser, BrowserContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import { redirectOf } from '../../src/i18n/address';
import type { Locale } from '../../src/i18n/locales';
import { routePath, type Tree, trees } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { sloppyPaths, suffix } from './addresses';
import { newVisitor } from './browser';
import { checkEmbeds } from './embeds';
import { type Reports, watch } from './faults';
import type { Finding } from './finding';
import { findingsOf, ruleFile, type Site } from './site';

const finding = findingsOf('pages');

const rebuild =
  'Upload the release as a whole, and switch off what the host adds to pages; “npm test” shows whether the fault is in the code';

/** Addresses in a page that its browser would ask without TLS. Links may lead where they like. */
export function insecureIn(html: string): string[] {
  const $ = load(html);
  const valuesOf = (elements: string, name: string): string[] =>
    $(elements)
      .get()
      .map((element) => $(element).attr(name) ?? '');
  return [
    ...valuesOf('[src]', 'src'),
    ...valuesOf('[srcset]', 'srcset'),
    ...valuesOf('link:not([rel=canonical], [rel=alternate])', 'href'),
    ...valuesOf('form', 'action'),
  ].flatMap((value) => value.match(/\bhttp:\/\/[^\s,]+/g) ?? []);
}

/** Runs in the page. Gatsby sets the mark when React has taken over; the event starts that at once. */
function appRuns(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  return performance.getEntriesByName('onInitialClientRender').length > 0;
}

async function visit(page: Page, address: string, reports: Reports): Promise<Finding[]> {
  const response = await page.goto(address, { timeout: 20_000 });
  const runs = await page.waitForFunction(appRuns, undefined, { timeout: 10_000, polling: 50 }).then(
    () => true,
    () => false,
  );
  const embeds = await checkEmbeds(page);
  const insecure = insecureIn((await response?.text()) ?? '');
  return [
    ...(response?.status() === 200 ? [] : [finding(address, `it is answered ${response?.status()}`, rebuild)]),
    ...(runs ? [] : [finding(address, 'its scripts do not start', rebuild)]),
    ...insecure.map((one) =>
      finding(address, `mixed content: it loads ${one} without TLS`, `Load it from this site, over https. ${rebuild}`),
    ),
    ...reports.take(page).map((report) => finding(address, report, rebuild)),
    ...embeds,
  ];
}

/** Loads every listed page of a tree, and what comes near in it, one after the other as one visitor. */
async function checkTree(site: Site, browser: Browser, tree: Tree): Promise<Finding[]> {
  const context = await newVisitor(browser);
  const reports = await watch(context, site.url);
  const findings: Finding[] = [];
  for (const route of routeIds) {
    const path = routePath(route, tree);
    // The bare root is a redirect, which `checkRedirects` follows.
    if (!routes[route].indexable || !site.manifest.pages[route]?.[tree] || path === '/') continue;
    const page = await context.newPage();
    const address = site.url + path;
    findings.push(
      ...(await visit(page, address, reports).catch((error: Error) => [
        finding(address, `it does not load: ${error.message}`, rebuild),
      ])),
    );
    await page.close();
  }
  await context.close();
  return findings;
}

/** Opens addresses that lead elsewhere, by the host or by the early file, and says which end at the wrong page. */
async function checkRedirects(
  { url, host }: Site,
  context: BrowserContext,
  paths: readonly string[],
  stored?: Locale,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const page = await context.newPage();
  for (const path of paths) {
    const wanted = [path, path].reduce(
      (at) =>
        redirectOf({ pathname: new URL(url + at).pathname, search: suffix, hash: '#faq' }, stored)?.replace(
          /\?.*/,
          '',
        ) ?? at,
    );
    const goal = `${url}${wanted}${suffix}#faq`;
    await page.goto(`${url}${path}${suffix}#faq`, { waitUntil: 'commit' }).catch(() => undefined);
    // A document that redirects is left before it has loaded.
    await page.waitForURL(goal, { timeout: 8_000 }).catch(() => undefined);
    if (page.url() !== goal)
      findings.push(
        findingsOf('addresses')(
          url + path,
          `it leads to ${page.url()}, not to ${goal}`,
          `${ruleFile[host]}; src/i18n/address.ts has the rule, and src/early the file that follows it`,
        ),
      );
  }
  await page.close();
  return findings;
}

/** All that a browser must see: pages of all trees at once, then redirects of a new visitor and of one from before. */
export async function checkPages(site: Site, browser: Browser): Promise<Finding[]> {
  const visits = await Promise.all(trees.map((tree) => checkTree(site, browser, tree)));
  const [fresh, german] = await Promise.all([newVisitor(browser), newVisitor(browser, 'de')]);
  const redirects = await Promise.all([
    checkRedirects(site, fresh, ['/', ...sloppyPaths]),
    checkRedirects(site, german, ['/', '/terms', '/trade/faq'], 'de'),
  ]);
  return [...visits, ...redirects].flat();
}
