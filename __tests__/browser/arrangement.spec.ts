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

test('the opening of Home is shown with all figures in a window of 1440 × 900', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(routePath('home', locale));
    const figures = page.locator('section', { has: page.getByRole('heading', { level: 1 }) }).getByRole('list');
    expect((await boxOf(figures)).bottom, locale).toBeLessThanOrEqual(900);
  }
});

test('long texts stand one below the other, each beside its drawing, on tablets too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/de/trade/fundamentals');
  const intro = page.locator('#intro');
  const texts = await Promise.all([0, 1].map((index) => boxOf(intro.locator('p').locator('..').nth(index))));
  const drawings = await Promise.all([0, 1].map((index) => boxOf(intro.getByRole('img').nth(index))));
  expect(texts[1]?.x).toBe(texts[0]?.x);
  expect(texts[1]?.y).toBeGreaterThan(texts[0]?.bottom ?? Infinity);
  texts.forEach((text, index) => {
    expect(drawings[index]?.right).toBeLessThan(text.x);
    expect(drawings[index]?.bottom).toBeLessThan(text.bottom + 1);
  });
});

test('on phones a drawing stands before the text that it explains', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/trade/fundamentals');
  const intro = page.locator('#intro');
  for (const index of [0, 1]) {
    const drawing = await boxOf(intro.getByRole('img').nth(index));
    expect(drawing.y).toBeGreaterThan((await boxOf(intro.getByRole('heading', { level: 3 }).nth(index))).bottom);
    expect(drawing.bottom).toBeLessThan((await boxOf(intro.locator('p').locator('..').nth(index))).y);
  }
});

test.describe('with scripts', () => {
  test.use({ viewport: { width: 1025, height: 768 }, javaScriptEnabled: true });

  test('loss and gain of the calculator stand at one height, also when only one label wraps', async ({ page }) => {
    await page.goto('/fr/terms?move=99.99');
    const [loss, gain] = ['loss', 'gain'].map((side) => page.locator(`[data-side=${side}]`)) as [Locator, Locator];
    await expect(loss).toContainText('99,99');
    const lines = await Promise.all([loss, gain].map((side) => boxOf(side.locator('dt > span'))));
    expect(lines[1]?.height).toBeGreaterThan(lines[0]?.height ?? Infinity);
    expect((await boxOf(gain.locator('dd').first())).y).toBe((await boxOf(loss.locator('dd').first())).y);
  });
});

test('no link of the footer is cut before its last letter in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de');
  const narrowest = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ width }) => width);
      }),
    );
  expect(narrowest.length).toBeGreaterThan(15);
  expect(Math.min(...narrowest)).toBeGreaterThan(16);
});

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

test('the support address stands on one line of the footer in every window', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(routePath('faq', locale));
    for (const width of [320, 768, 1024, 1025, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await broken(page.getByRole('contentinfo'), /\S+@\S+/), `${locale}, ${width} px`).toEqual([]);
    }
  }
});

for (const locale of locales)
  test(`no figure of the record of ${locale} breaks or meets its label, in any window`, async ({ page }) => {
    await page.goto(routePath('about', locale));
    const facts = page.locator('#record').getByRole('listitem');
    for (const width of [320, 390, 768, 1024, 1025, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const fact of await facts.all()) {
        const [figure, label] = await Promise.all([boxOf(fact.locator('strong')), boxOf(fact.locator('span'))]);
        const [inner = 0, outer = 0] = await fact
          .locator('strong')
          .evaluate((box) => [box.scrollWidth, box.clientWidth]);
        expect([inner - outer, figure.right < label.x], `${width} px`).toEqual([0, true]);
      }
    }
  });

for (const [width, isTable] of [
  [390, false],
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

  for (const locale of locales)
    test(`breaks no figure in ${locale} and keeps it inside its box, at any width`, async ({ page }) => {
      for (const money of ['500', '999999.99']) {
        await page.goto(`${routePath('terms', locale)}?money=${money}&leverage=20&move=100`);
        const tool = page.locator('#leverage-tool');
        await expect(tool.locator('[data-side=loss]')).toContainText(money === '500' ? '10' : '19');
        for (const width of [320, 390, 601, 998, 1024, 1025, 1240, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await broken(tool, /[^ \n]*\d[^ \n]*/u), `${money}, ${width} px`).toEqual([]);
          const tooWide = await tool
            .locator('dd, input[type=text]')
            .evaluateAll((boxes) =>
              boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML),
            );
          expect(tooWide, `${money}, ${width} px`).toEqual([]);
        }
      }
    });
});
