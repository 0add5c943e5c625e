import type { APIRequestContext, Page } from '@playwright/test';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { keepReactAway, openHydrated, untilHydrated } from './support/react';
import { expect, test } from './support/test';

const styled = routeIds.filter((route) => routes[route].template !== 'auth-page');

/** Forces a layout, which starts the loading of fonts, and waits for them. */
const untilFontsAreThere = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Position and style of all elements. */
async function look(page: Page): Promise<string[]> {
  await untilFontsAreThere(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, visibility } = getComputedStyle(element);
      const name = `${element.tagName}#${element.id}.${element.getAttribute('class')}`;
      return [name, x, y, width, height, color, backgroundColor, font, visibility].join(' ');
    }),
  );
}

/** Delays the rest of the styles until the returned function is called. */
async function holdBackRest(page: Page): Promise<() => void> {
  let letIn = () => {};
  const released = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/rest-/, async (request) => {
    await released;
    await request.continue();
  });
  return letIn;
}

/** Waits for both style sheets to be parsed; the `<link>` exists before its file has loaded. */
const untilRestIsThere = (page: Page) =>
  page.waitForFunction(() => {
    const [rest, own] = document.styleSheets;
    return rest?.href?.includes('/rest-') === true && own?.href?.includes('/own-') === true;
  });

/** The addresses of both style sheets of a page, in the order in which they apply: the rest first. */
async function halvesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [/data-rest="([^"]+)"/, /rel="stylesheet" href="([^"]+)"/].flatMap((pattern) => pattern.exec(html)?.[1] ?? []);
}

let halves: Promise<string[][]> | undefined;

/** The different pairs of style sheets that pages have, read once per worker. */
async function readHalves(request: APIRequestContext): Promise<string[][]> {
  const ofPages = await Promise.all(routeIds.map((route) => halvesOf(request, routePath(route, 'de'))));
  return [...new Map(ofPages.map((hrefs) => [hrefs.join(), hrefs])).values()];
}

/** Adds style sheets that do not apply yet. */
const addStyles = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const attributes = { rel: 'stylesheet', media: 'not all' };
    const links = wanted.map((href) => Object.assign(document.createElement('link'), { ...attributes, href }));
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
  }, hrefs);

/** Applies a pair of the style sheets that were added, and no other. */
const applyStyles = (page: Page, hrefs: readonly string[]) =>
  page.evaluate((wanted) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      link.media = wanted.includes(link.getAttribute('href') ?? '') ? 'all' : 'not all';
  }, hrefs);

/**
 * After a client-side navigation, the styles of the first page apply, so those of any page must give the same result.
 */
async function expectSameInAnyStyles(page: Page, request: APIRequestContext, own: readonly string[]): Promise<void> {
  const different = await (halves ??= readHalves(request));
  expect(different.length).toBeGreaterThan(5);
  await addStyles(page, different.flat());
  for (const hrefs of different) {
    await applyStyles(page, hrefs);
    expect(await look(page), `in ${hrefs.join(' and ')}`).toEqual(own);
  }
}

for (const width of [390, 1440]) {
  for (const route of ['login', 'register', 'forgotPassword'] as const) {
    test(`the form of ${route} looks the same in the styles of any page, at ${width} px`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, routePath(route, 'de'));
      await expect(page.locator('main form')).toBeVisible();
      await expectSameInAnyStyles(page, request, await look(page));
    });
  }

  for (const route of styled) {
    test(`${route} looks the same in its own styles and in those of any page, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keepReactAway(page.context());
      const letRestIn = await holdBackRest(page);
      await page.goto(routePath(route, 'de'));
      // Aborted scripts set this attribute later, which hides controls; set before, both measurements are of the same
      // state.
      await page.evaluate(() => void (document.documentElement.dataset.scriptsFailed = ''));
      const own = await look(page);
      letRestIn();
      await untilRestIsThere(page);
      expect(await look(page)).toEqual(own);
      await expectSameInAnyStyles(page, request, own);
    });
  }
}

test('a page has all styles before it leads to another, and its fonts stay', async ({ page }) => {
  const letRestIn = await holdBackRest(page);
  await page.goto('/en/terms');
  await untilFontsAreThere(page);
  const fonts = await page.evaluateHandle(() => [...document.fonts]);
  expect(await fonts.evaluate((faces) => faces.some(({ status }) => status === 'loaded'))).toBe(true);
  letRestIn();
  await untilHydrated(page);
  await untilRestIsThere(page);
  // A second `@font-face` would load the fonts again, and text would show the fallback meanwhile.
  expect(await fonts.evaluate((faces) => [...document.fonts].every((face) => faces.includes(face)))).toBe(true);
});

test('pairs of letters are kerned in headings and in text', async ({ page }) => {
  await page.goto('/en');
  await untilFontsAreThere(page);
  for (const selector of ['h1', 'main p']) {
    const closer = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const widthOf = (kerning: string) => {
          const sample = document.createElement('span');
          sample.textContent = 'ToToToTo';
          sample.style.fontKerning = kerning;
          element.append(sample);
          const { width } = sample.getBoundingClientRect();
          sample.remove();
          return width;
        };
        return widthOf('none') - widthOf('normal');
      });
    expect(closer).toBeGreaterThan(1);
  }
});

test('letters are as wide as their font says, so that the words of small headings stand apart', async ({ page }) => {
  await page.goto('/en');
  await untilFontsAreThere(page);
  const widths = await page
    .locator('h3')
    .first()
    .evaluate((element) =>
      ['18px', '180px'].map((size) => {
        const sample = document.createElement('span');
        sample.textContent = 'I can’t log in. What can I do?';
        Object.assign(sample.style, { fontSize: size, letterSpacing: 0, whiteSpace: 'nowrap', position: 'absolute' });
        element.append(sample);
        const { width } = sample.getBoundingClientRect();
        sample.remove();
        return width;
      }),
    );
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(10, 1);
});
