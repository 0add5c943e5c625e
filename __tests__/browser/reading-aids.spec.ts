import { locales } from '../../src/i18n/locales';
import { routeIds } from '../../src/routes';
import { clippedTexts, smallTargets, spaceText, stickingOut } from './support/layout';
import { pathOf } from './support/pages';
import { expect, test } from './support/test';

/** A window of 1280 px at 400 % zoom is as wide as this one. */
const zoomed = { width: 320, height: 640 };

for (const locale of locales) {
  for (const route of routeIds) {
    const path = pathOf(route, locale);

    test(`${path} fits a window of 320 px, with text spaced wide too, and its targets are large enough`, async ({
      page,
    }) => {
      await page.setViewportSize(zoomed);
      await page.goto(path);
      expect(await stickingOut(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await spaceText(page);
      expect(await stickingOut(page)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
    });
  }
}

for (const width of [1440, 2560]) {
  test(`the longest pages fit a window of ${width} px with text spaced wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const route of ['home', 'market', 'contacts'] as const) {
      await page.goto(pathOf(route, 'de'));
      await spaceText(page);
      expect(await stickingOut(page)).toEqual([]);
      expect(await clippedTexts(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
  });
}
