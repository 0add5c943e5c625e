import type { BrowserContext, Page } from '@playwright/test';
import { budgetOf, heroBudget, highDensity, phone } from '../../packages/bench/budgets';
import { hydrationMark } from '../../src/gatsby-runtime/globals';
import { routePath } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { isFirstOfTemplate } from './support/pages';
import { followRequests } from './support/requests';
import { expect, test } from './support/test';

test.use({
  viewport: { width: phone.width, height: 844 },
  deviceScaleFactor: phone.density,
  // The not-found page has status 404, which browsers log as a console error.
  errorsExpected: true,
});

/**
 * One page of each template, and the page that confirms a recovery mail. Unlike other pages of its template, it loads
 * an additional script, for a button that sends the mail again.
 */
const sample = routeIds.filter((route) => isFirstOfTemplate(route) || route === 'forgotPasswordSent');

/**
 * Milliseconds after hydration in which only the page's own files arrive. Gatsby starts to prefetch links in view 3 s
 * after hydration (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js).
 */
const ownTime = 2500;

/**
 * Compressed bytes of the HTML, and of each file of this site that the page has downloaded, except lazily loaded
 * pictures.
 */
const arrived = (page: Page) =>
  page.evaluate(
    ({ mark, time }) => {
      const [hydrated] = performance.getEntriesByName(mark);
      const end = (hydrated?.startTime ?? 0) + time;
      const lazy = new Set(
        [...document.images].filter((image) => image.loading === 'lazy').map((image) => image.currentSrc),
      );
      const files = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.startTime < end && !lazy.has(entry.name))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
      const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { html: html!.encodedBodySize, files };
    },
    { mark: hydrationMark, time: ownTime },
  );

/**
 * Opens a page in a new tab, and waits until it is hydrated. Returns a function that waits until the page's own files
 * have arrived.
 */
async function visit(context: BrowserContext, route: RouteId) {
  const page = await context.newPage();
  const untilRequestsEnd = followRequests(page);
  await page.goto(routePath(route, 'de'));
  const untilHydratedFor = (time: number) =>
    page.waitForFunction(
      ({ mark, milliseconds }) => {
        const [hydrated] = performance.getEntriesByName(mark);
        return hydrated && performance.now() > hydrated.startTime + milliseconds;
      },
      { mark: hydrationMark, milliseconds: time },
      { polling: 100 },
    );
  await untilHydratedFor(0);
  return async () => {
    await untilHydratedFor(ownTime);
    await untilRequestsEnd();
    return arrived(page);
  };
}

test('before the visitor does anything, a page of each template downloads no more scripts and files than its budget', async ({
  context,
}) => {
  // Opens one page after the other, since a busy machine could delay their files. Then all pages wait at the same time.
  const visits: { route: RouteId; ownFiles: Awaited<ReturnType<typeof visit>> }[] = [];
  for (const route of sample) visits.push({ route, ownFiles: await visit(context, route) });
  for (const { route, ownFiles } of visits)
    await test.step(`the page ${routePath(route, 'de')} is within its budget`, async () => {
      const { script = 0, firstLoad = Infinity } = budgetOf(route);
      const { html, files } = await ownFiles();
      const scripts = files.filter((file) => file.path.endsWith('.js'));
      const sum = (some: typeof files): number => some.reduce((bytes, file) => bytes + file.bytes, 0);
      expect.soft(sum(scripts), route).toBeGreaterThan(60_000);
      expect.soft(sum(scripts), `${route}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(script);
      expect.soft(html + sum(files), `${route}: ${JSON.stringify(files)}`).toBeLessThanOrEqual(firstLoad);
      const isForm = routes[route].template === 'sign-in-page';
      expect
        .soft(
          scripts.some((file) => file.path.startsWith('/sign-in-form-')),
          route,
        )
        .toBe(isForm);
    });
});

/**
 * Bytes of each picture file that a selector finds on a page. Lazily loaded pictures are downloaded as well, as when the
 * visitor scrolls to the end.
 */
const pictureBytes = (page: Page, selector: string) =>
  page.evaluate(async (matching) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(matching)];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return [...new Set(images.map((image) => image.currentSrc))].map((file) => {
      const [entry] = performance.getEntriesByName(file) as PerformanceResourceTiming[];
      return { file: new URL(file).pathname, bytes: entry!.encodedBodySize };
    });
  }, selector);

test('scrolling to the end of a page downloads no more bytes of pictures than the page’s budget', async ({ page }) => {
  for (const route of routeIds) {
    await page.goto(routePath(route, 'de'));
    const files = await pictureBytes(page, 'img');
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect.soft(bytes, `${route}: ${JSON.stringify(files)}`).toBeLessThanOrEqual(budgetOf(route).pictures ?? 0);
  }
});

test.describe('on a phone with a dense screen', () => {
  test.use({ deviceScaleFactor: highDensity });

  test('on a phone with a dense screen, each picture that is not lazy-loaded is within the byte budget of hero pictures', async ({
    page,
  }) => {
    for (const route of routeIds) {
      await page.goto(routePath(route, 'de'));
      for (const { file, bytes } of await pictureBytes(page, 'img:not([loading="lazy"])'))
        expect.soft(bytes, `${file} on ${route}`).toBeLessThanOrEqual(heroBudget);
    }
  });
});
