import type { Page } from '@playwright/test';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { keepReactAway } from './support/react';
import { expect, test } from './support/test';

const illustrated = routeIds.filter((route) => routes[route].indexable && routes[route].template !== 'legal-page');

/**
 * Allowed ratio of the width in `sizes` to the rendered width. Cards of different widths share one value of `sizes`,
 * and so do heroes, so the range is wide.
 */
const allowedRatio = { least: 0.75, most: 1.4 };

/**
 * Pictures whose `sizes` is much larger than their rendered width, so that too large files are downloaded, or much
 * smaller, so that they look blurred.
 */
const misstated = (page: Page) =>
  page.evaluate(async (bounds) => {
    const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.flatMap((image) => {
      // For pictures with `srcset`, the browser computes `naturalWidth` from `sizes`.
      const { naturalWidth, naturalHeight, currentSrc } = image;
      const { width, height } = image.getBoundingClientRect();
      const covers = getComputedStyle(image).objectFit === 'cover';
      const drawn = covers ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
      const ratio = naturalWidth / drawn;
      const isTrue = ratio >= bounds.least && ratio <= bounds.most;
      return isTrue ? [] : [`${currentSrc}: says ${naturalWidth} px, drawn ${Math.round(drawn)} px wide`];
    });
  }, allowedRatio);

const widths = [390, 1440];

for (const route of illustrated)
  test(`the pictures of the page “${route}” have a sizes attribute close to their rendered width, at ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    await keepReactAway(page.context());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(routePath(route, 'de'));
      expect.soft(await misstated(page), `at ${width} px`).toEqual([]);
    }
  });
