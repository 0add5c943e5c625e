import { routePath } from '../../src/i18n/paths';
import { expect, test } from './support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

test('with forced colours, accordion items still say whether they are open', async ({ page }) => {
  await page.goto(routePath('faq', 'de'));
  const strokes = () =>
    page
      .locator('main summary')
      .first()
      .evaluate((summary) => {
        const mark = summary.querySelector('[aria-hidden]') as Element;
        return ['::before', '::after'].map((stroke) => {
          const { width, height, backgroundColor, rotate } = getComputedStyle(mark, stroke);
          return { isDrawn: parseFloat(width) > 5 && parseFloat(height) > 1, backgroundColor, rotate };
        });
      });
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const stroke of await strokes()) expect(stroke).toMatchObject({ isDrawn: true, backgroundColor: text });
  const closed = await strokes();
  await page.locator('main summary').first().click();
  await expect.poll(async () => (await strokes())[1]?.rotate).not.toBe(closed[1]?.rotate);
});

test('with forced colours, the chosen class of instruments stands out', async ({ page }) => {
  await page.goto(routePath('market', 'de'));
  const [chosen, ...others] = await page
    .getByRole('search')
    .locator('[aria-pressed]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  expect(others).toHaveLength(5);
  expect(others).not.toContain(chosen);
});
