import { locales } from '../../src/i18n/locales';
import { clippedTexts, spaceText, stickingOut } from './support/layout';
import { expect, readsCopy, test } from './support/test';

/** Window widths: just above breakpoints, where columns are narrowest, and a common one. */
const widths = [602, 769, 1025, 1181, 1280];

for (const path of ['/terms', '/about-us']) {
  test(
    `no text of ${path} is cut off or outside a window of ${widths.join(', ')} px with the text spacing of WCAG 1.4.12`,
    readsCopy,
    async ({ page }) => {
      for (const locale of locales) {
        await page.goto(`/${locale}${path}`);
        await spaceText(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await stickingOut(page), `sticks out, ${locale}, ${width} px`).toEqual([]);
          expect.soft(await clippedTexts(page), `clipped, ${locale}, ${width} px`).toEqual([]);
        }
      }
    },
  );
}
