import type { Page } from '@playwright/test';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { keepReactAway, untilHydrated } from './support/react';
import { expect, test } from './support/test';

const styled = routeIds.filter((route) => routes[route].template !== 'auth-page');

/** Text is laid out before it is known which fonts it waits for. */
const untilFontsAreThere = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Where everything on the page is, and how it looks. */
async function look(page: Page): Promise<string[]> {
  await untilFontsAreThere(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, visibility } = getComputedStyle(element);
      return [element.outerHTML.slice(0, 80), x, y, width, height, color, backgroundColor, font, visibility].join(' ');
    }),
  );
}

/** Holds back the styles of all pages until told to let them in. */
async function holdBackStyles(page: Page): Promise<() => void> {
  let letIn = () => {};
  const told = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/styles\./, async (request) => {
    await told;
    await request.continue();
  });
  return letIn;
}

for (const width of [390, 1440]) {
  for (const route of styled) {
    test(`${route} looks the same with its own styles as with those of all pages, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keepReactAway(page.context());
      const letStylesIn = await holdBackStyles(page);
      await page.goto(routePath(route, 'de'));
      const own = await look(page);
      letStylesIn();
      await expect(page.locator('head link[href^="/own-"]')).toHaveCount(0);
      expect(await look(page)).toEqual(own);
    });
  }
}

test('a page has the styles of all pages before it leads to another, and its fonts stay', async ({ page }) => {
  const letStylesIn = await holdBackStyles(page);
  await page.goto('/en/terms');
  await untilFontsAreThere(page);
  const fonts = await page.evaluateHandle(() => [...document.fonts]);
  expect(await fonts.evaluate((faces) => faces.some(({ status }) => status === 'loaded'))).toBe(true);
  letStylesIn();
  await untilHydrated(page);
  await expect(page.locator('head link[href^="/styles."]')).toHaveCount(1);
  await expect(page.locator('head link[href^="/own-"]')).toHaveCount(0);
  // Declared anew, they would be loaded anew, and text would fall back meanwhile.
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
