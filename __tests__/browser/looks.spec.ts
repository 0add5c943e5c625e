import { axeFindings } from './support/axe';
import { tradeMenu } from './support/menus';
import { expect, test } from './support/test';
import { en } from '../support/strings';

/* Sizes of the specification, and what styles must do for focus, motion and paper. */

test('the panel of the Trade menu is at least 18.75 rem wide', async ({ page }) => {
  await page.goto('/en/terms');
  await expect(tradeMenu(page).panel).toHaveCSS('min-width', '300px');
});

test('what has the focus by keyboard shows it', async ({ page }) => {
  await page.goto('/en/terms');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(en.common.skipToContent);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('the map takes a height of 31.25 rem', async ({ page }) => {
  await page.goto('/en/contacts');
  await expect(page.locator('main [data-size=map]')).toHaveCSS('min-height', '500px');
});

test('the risk warning is as large as the text of the page', async ({ page }) => {
  await page.goto('/en');
  const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
  await expect(page.getByText(en.common.riskWarning.text)).toHaveCSS('font-size', size);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing takes time to change', async ({ page }) => {
    await page.goto('/en');
    const durations = await page.locator('a, button, summary, img').evaluateAll((all) =>
      all.flatMap((one) => {
        const { transitionDuration, animationDuration } = getComputedStyle(one);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
      }),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  });
});

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('an accordion has all its answers', async ({ page }) => {
    await page.goto('/en/trade/faq');
    for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
  });

  for (const path of ['/en', '/de/contacts'])
    test(`no text of ${path} is pale`, async ({ page }) => {
      await page.goto(path);
      expect((await axeFindings(page)).filter((finding) => finding.startsWith('color-contrast'))).toEqual([]);
    });
});
