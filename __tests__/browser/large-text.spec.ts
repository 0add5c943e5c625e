import { locales } from '../../src/i18n/locales';
import { pathOf } from './support/pages';
import { clippedTexts, stickingOut } from './support/layout';
import { keepReactAway } from './support/react';
import { expect, test } from './support/test';

/* Text alone at twice its size (WCAG 1.4.4), as a browser's own setting makes it. */

test.beforeEach(async ({ page, context }) => {
  await keepReactAway(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

const routes = ['home', 'terms', 'market', 'trade', 'faq', 'contacts', 'login', 'register'] as const;

for (const locale of locales) {
  test(`text of twice the size fits windows of 640 to 1440 px, header included, in ${locale}`, async ({ page }) => {
    for (const route of routes) {
      await page.goto(pathOf(route, locale));
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [640, 1025, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await stickingOut(page), `sticks out of ${width} px: ${route}`).toEqual([]);
        expect.soft(await clippedTexts(page), `clipped at ${width} px: ${route}`).toEqual([]);
      }
    }
  });
}
