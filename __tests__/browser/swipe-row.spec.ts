import { expect, test } from './support/test';

test('charts are in a horizontally scrolling row on phones, and below each other in print', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/terms');
  const charts = page.locator('#mini-charts li');
  await expect(charts).toHaveCount(6);
  const tops = () => charts.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  expect(await tops()).toBe(1);
  // The second chart is partly visible, so that visitors see that the row scrolls. The page itself does not scroll
  // sideways.
  const next = await charts.nth(1).boundingBox();
  expect(next?.x).toBeLessThan(370);
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.emulateMedia({ media: 'print' });
  expect(await tops()).toBe(6);
});
