import type { BrowserContext, Page } from '@playwright/test';
import de from '../../locales/de/embeds.json';
import en from '../../locales/en/embeds.json';
import fr from '../../locales/fr/embeds.json';
import { chartHost, tileHost } from '../../src/config';
import { localeOf, type Tree } from '../../src/i18n/paths';
import { type RouteId, routeIds } from '../../src/routes';
import { pathOf } from './support/pages';
import { startApp, untilHydrated } from './support/react';
import { denyStorage, fillStorage } from './support/stored-locale';
import { stringsOf } from './support/strings';
import { expect, test } from './support/test';
import { walkThrough } from './support/walk-through';

const embedStrings = { en, de, fr };

/** Routes with charts or a map. */
const embedding: readonly RouteId[] = ['home', 'terms', 'contacts'];

interface Condition {
  /** Each tree is tested with some of the conditions, all trees together with all. */
  tree: Tree;
  bringAbout: (context: BrowserContext) => Promise<unknown>;
  /** Whether the page hydrates nevertheless. */
  hydrates: boolean;
  /** Whether charts and maps are replaced by an error message. */
  says?: boolean;
}

const refuse = (what: string | RegExp) => (context: BrowserContext) =>
  context.route(what, (route) => route.abort('connectionrefused'));

const delay = (what: string | RegExp, ms: number) => (context: BrowserContext) =>
  context.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });

/** Each page misses what it has of them. */
const fontsAndThirdParties = new RegExp(`\\.woff2?$|^(?:${chartHost}|${tileHost})/`);
const pageData = '**/page-data/**';

const conditions: Record<string, Condition> = {
  'neither fonts nor third parties arrive': {
    tree: 'en',
    bringAbout: refuse(fontsAndThirdParties),
    hydrates: true,
    says: true,
  },
  'storage is denied': { tree: 'bare', bringAbout: denyStorage, hydrates: true },
  'storage is full': { tree: 'fr', bringAbout: fillStorage, hydrates: true },
  'page data is slow': { tree: 'bare', bringAbout: delay(pageData, 300), hydrates: true },
  'page data cannot be had': { tree: 'de', bringAbout: refuse(pageData), hydrates: false },
  'no script but the early one arrives': { tree: 'fr', bringAbout: refuse(/\/(?!early-)[^/]*\.js$/), hydrates: false },
};

/** The page after redirects: the second factor without a pending login redirects to the login. */
const placeOf = (route: RouteId, tree: Tree): string => pathOf(route === 'twoFactor' ? 'login' : route, tree);

async function expectReadable(page: Page, path: string, tree: Tree): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('main'), path).toContainText(/\p{L}{3,}/u);
  await expect(page.getByText(stringsOf(tree).riskWarning.text), path).toBeVisible();
  await expect(page.locator('html'), path).toHaveAttribute('lang', localeOf(tree));
  await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
}

/** Lets the app start, and waits until the page has noticed what is missing; Page Not Found expects no data of its own. */
async function untilGivenUp(page: Page, route: RouteId, untilRequestsEnd: () => Promise<void>): Promise<void> {
  await startApp(page);
  if (route === 'notFound') await untilRequestsEnd();
  else await expect(page.locator('html')).toHaveAttribute('data-scripts-failed');
}

const phasesOf = (page: Page) =>
  page.locator('[data-phase]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.phase));

/** Waits until each third-party content has loaded or shows an error message. */
async function expectSaid(page: Page, tree: Tree, fails: boolean): Promise<void> {
  await walkThrough(page);
  for (const place of await page.locator('[data-phase]').all()) await place.scrollIntoViewIfNeeded();
  const phase = fails ? 'failed' : 'shown';
  await expect.poll(async () => [...new Set(await phasesOf(page))], { timeout: 20_000 }).toEqual([phase]);
  const sentence = page.getByText(embedStrings[localeOf(tree)].failed.unreachable);
  if (fails) await expect(sentence.first()).toBeVisible();
  else await expect(sentence).toHaveCount(0);
}

for (const [name, { tree, bringAbout, hydrates, says = false }] of Object.entries(conditions)) {
  test(`when ${name}, every page of the ${tree} tree is readable, with an error message for what is missing`, async ({
    page,
    context,
    untilRequestsEnd,
  }) => {
    test.setTimeout(240_000);
    const uncaught: string[] = [];
    // Gatsby throws an uncaught error when it cannot start.
    if (hydrates) page.on('pageerror', (error) => uncaught.push(`${page.url()}: ${error.message}`));
    await bringAbout(context);
    for (const route of routeIds.filter((id) => id !== 'home' || tree !== 'bare')) {
      const path = pathOf(route, tree);
      await page.goto(path);
      await expectReadable(page, path, tree);
      if (hydrates) await untilHydrated(page);
      else await untilGivenUp(page, route, untilRequestsEnd);
      await expectReadable(page, path, tree);
      await expect(page).toHaveURL(hydrates ? placeOf(route, tree) : path);
      if (hydrates && embedding.includes(route)) await expectSaid(page, tree, says);
    }
    expect(uncaught).toEqual([]);
  });
}
