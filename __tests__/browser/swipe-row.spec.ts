import { openHydrated } from './support/react';
import { expect, test } from './support/test';

test('on phones, the markets on the page about the company are a named row of whole drawings that keys scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/de/about-us');
  const markets = page.locator('#image-cards');
  const heading = await markets.getByRole('heading', { level: 2 }).innerText();
  const row = markets.getByRole('list', { name: heading });
  const tops = () =>
    row.evaluate((list) => new Set([...list.children].map((card) => card.getBoundingClientRect().top)).size);
  await expect(row.getByRole('listitem')).toHaveCount(5);
  expect(await tops()).toBe(1);
  // The next card peeks in, and nothing but the row is wider than the window.
  const next = await row.getByRole('listitem').nth(1).boundingBox();
  expect(next?.x).toBeLessThan(370);
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await tops()).toBe(5);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const list = markets.getByRole('list');
  await expect(list).not.toHaveAttribute('tabindex');
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
