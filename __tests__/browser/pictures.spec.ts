import type { Page } from '@playwright/test';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { keepReactAway } from './support/react';
import { expect, test } from './support/test';

const indexable = routeIds.filter((route) => routes[route].indexable);

/** Cards beside each other share what they say, and differ by up to so much. */
const tolerance = 1.4;

/** Pictures that say in `sizes` that they are drawn wider than they are: larger files come than anybody sees. */
const overstated = (page: Page) =>
  page.evaluate(async (most) => {
    const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.flatMap((image) => {
      // Of a picture in several widths, this is what `sizes` says.
      const { naturalWidth: said, naturalHeight, currentSrc } = image;
      const { width, height } = image.getBoundingClientRect();
      const covers = getComputedStyle(image).objectFit === 'cover';
      const drawn = covers ? Math.max(width, (height * said) / naturalHeight) : width;
      return said > most * drawn ? [`${currentSrc}: ${said} px, drawn ${Math.round(drawn)} px wide`] : [];
    });
  }, tolerance);

for (const width of [390, 768, 1024, 1440]) {
  for (const route of indexable) {
    test(`${route} asks for no picture wider than it draws it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await keepReactAway(page.context());
      await page.goto(routePath(route, 'de'));
      expect(await overstated(page)).toEqual([]);
    });
  }
}
