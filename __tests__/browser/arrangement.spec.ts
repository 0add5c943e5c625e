import type { Locator } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { routePath } from '../../src/i18n/paths';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Figures, addresses and short words in an element of which a part stands on another line: “−20.000.0|00 €”. */
const broken = (whole: Locator, words: RegExp) =>
  whole.evaluate((root, source) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, words.source);

for (const [width, isTable] of [
  [1024, false],
  [1025, true],
] as const)
  test(`the costs stand ${isTable ? 'in columns' : 'in blocks'} at ${width} px, and are a table all the same`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/terms');
    const table = page.locator('#costs').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    await expect(table.getByRole('cell')).toHaveCount(12);
    const [name, what] = await Promise.all([
      boxOf(table.getByRole('rowheader').first()),
      boxOf(table.getByRole('cell').first()),
    ]);
    expect(what.x >= name.right).toBe(isTable);
    expect(what.y >= name.bottom).toBe(!isTable);
  });

test('the narrowest wide header has all of its chevrons, and room between its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 768 });
  for (const locale of locales) {
    await page.goto(routePath('home', locale));
    const bar = page.getByRole('banner');
    const chevron = await boxOf(bar.locator('nav button > svg').first());
    expect(chevron.width).toBe(16);
    const [language, login, whole] = await Promise.all([
      boxOf(bar.locator('[popovertarget=menu-language]')),
      boxOf(bar.getByRole('link').nth(-2)),
      boxOf(page.locator('html')),
    ]);
    expect(login.x - language.right).toBeGreaterThanOrEqual(8);
    expect((await boxOf(bar.getByRole('link').last())).right).toBeLessThanOrEqual(whole.right - 20);
  }
});

test.describe('the calculator at its extremes', () => {
  test.use({ javaScriptEnabled: true });

  test('breaks no figure and keeps it inside its box, at any width', async ({ page }) => {
    for (const money of ['500', '999999.99']) {
      await page.goto(`/de/terms?money=${money}&leverage=20&move=100`);
      const tool = page.locator('#leverage-tool');
      await expect(tool.locator('[data-side=loss]')).toContainText(money === '500' ? '10' : '19');
      for (const width of [320, 601, 1025, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await broken(tool, /[^ \n]*\d[^ \n]*/u), `${money}, ${width} px`).toEqual([]);
        const tooWide = await tool
          .locator('dd, input[type=text]')
          .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML));
        expect(tooWide, `${money}, ${width} px`).toEqual([]);
      }
    }
  });
});
