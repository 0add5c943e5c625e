import type { Locator } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { routePath } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import { stringsOf } from '../support/strings';
import { expect, readsCopy, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Elements with an amount that is broken over two lines: “−20.000.0|00 €”. */
const brokenFigures = (whole: Locator) =>
  whole.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[^ \n]*\d[^ \n]*/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

test('in windows up to 1024 px wide, each row of the trading-costs table becomes a block, but screen readers still find a table', async ({
  page,
}) => {
  await page.goto('/de/terms');
  const table = page.locator('#costs').getByRole('table');
  const label = table.getByRole('cell').first().locator('span');
  for (const [width, hasColumns] of [
    [1024, false],
    [1025, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveCount(4);
    await expect(table.getByRole('cell')).toHaveCount(12);
    await expect(label).toBeVisible({ visible: !hasColumns });
  }
});

test('on the markets page at 768 px and wider, the last card of the grid is as wide as the grid', async ({ page }) => {
  await page.goto('/de/market');
  const grid = page.locator('#cards ul');
  for (const width of [768, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(grid.locator('> li').last())).width, `${width} px`).toBeCloseTo((await boxOf(grid)).width);
  }
});

test('the screenshot on the page “About us” is in landscape format in a 768 px wide window, and in portrait format at 390 px', async ({
  page,
}) => {
  await page.goto('/de/about-us');
  for (const [width, isWide] of [
    [390, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await boxOf(page.locator('#panels picture img'));
    expect(picture.width > picture.height, `${width} px`).toBe(isWide);
  }
});

test(
  'in the narrowest desktop window, 1025 px wide, header chevrons are 16 px wide, and header buttons do not touch each other',
  readsCopy,
  async ({ page }) => {
    await page.setViewportSize({ width: 1025, height: 768 });
    for (const locale of locales) {
      await page.goto(routePath('home', locale));
      const bar = page.getByRole('banner');
      const chevron = await boxOf(bar.locator('nav button > svg').first());
      expect(chevron.width).toBe(16);
      const language = await boxOf(bar.locator('[popovertarget=menu-language]'));
      const login = await boxOf(bar.getByRole('link').nth(-2));
      expect(login.x - language.right).toBeGreaterThanOrEqual(8);
      const last = await boxOf(bar.getByRole('link').last());
      expect(last.right).toBeLessThanOrEqual((await boxOf(page.locator('html'))).right - 20);
    }
  },
);

test(
  'on a phone, each legal page shows text before any scrolling, and its table of contents leads to its sections',
  readsCopy,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of routeIds.filter((id) => routes[id].template === 'legal-page')) {
      await page.goto(routePath(route, 'de'));
      await expect(page.getByRole('article').locator('p:not(blockquote p)').nth(1)).toBeInViewport();
      const fold = page.getByRole('navigation', { name: stringsOf('de').common.contents });
      await fold.locator('summary').click();
      const contents = fold.getByRole('link');
      const headings = page.getByRole('article').getByRole('heading', { level: 2 });
      expect(await headings.count()).toBeGreaterThan(5);
      await expect(contents).toHaveText(await headings.allTextContents());
      await contents.nth(4).click();
      await expect(headings.nth(4)).toBeInViewport();
      // The sticky header must not cover the heading.
      const header = await boxOf(page.getByRole('banner'));
      expect((await boxOf(headings.nth(4))).y).toBeGreaterThanOrEqual(header.bottom);
    }
  },
);

test('in desktop windows, the client agreement shows its table of contents without scrolling, and its note above or left of the introduction', async ({
  page,
}) => {
  for (const width of [1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routePath('clientAgreement', 'en'));
    const contents = page.getByRole('navigation', { name: stringsOf('en').common.contents }).getByRole('link');
    await expect(contents.first()).toBeInViewport();
    const opening = page.getByRole('article').locator('div:has(> blockquote)').first();
    const introduction = await boxOf(opening.locator('> div'));
    const note = await boxOf(opening.locator('> blockquote').last());
    expect(note.bottom <= introduction.y || note.right <= introduction.x, `${width} px`).toBe(true);
  }
});

test(
  'text labels in SVG diagrams have a font size of at least 12 px in windows 390 px wide or wider',
  readsCopy,
  async ({ page }) => {
    for (const route of ['home', 'market', 'trade', 'fundamentals', 'technicalAnalysis', 'about'] as const) {
      await page.goto(routePath(route, 'en'));
      for (const width of [390, 602, 769, 1025, 1201, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const small = await page.locator('main svg text').evaluateAll((labels) =>
          (labels as SVGTextElement[]).flatMap((label) => {
            const size = parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0);
            const isSmall = label.getClientRects().length > 0 && size < 11.9;
            return isSmall ? [`${label.textContent}: ${size.toFixed(1)}`] : [];
          }),
        );
        expect(small, `${route}, ${width} px`).toEqual([]);
      }
    }
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: true });

  test('charts are in a horizontally scrolling row on phones, and below each other in print', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de/terms');
    const charts = page.locator('#mini-charts li');
    await expect(charts).toHaveCount(6);
    const tops = () =>
      charts.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
    expect(await tops()).toBe(1);
    // The second chart is partly visible, so that visitors see that the row scrolls.
    const next = await boxOf(charts.nth(1));
    expect(next.x).toBeLessThan(370);
    expect(next.right).toBeGreaterThan(390);
    await page.emulateMedia({ media: 'print' });
    expect(await tops()).toBe(6);
  });

  test('the leverage calculator keeps its largest numbers on one line and inside their boxes, in windows of 320 to 2560 px', async ({
    page,
  }) => {
    for (const money of ['500', '999999.99']) {
      await page.goto(`/de/terms?money=${money}&leverage=20&move=100`);
      const tool = page.locator('#leverage-tool');
      await expect(tool.locator('[data-side=loss]')).toContainText(money === '500' ? '10' : '19');
      for (const width of [320, 601, 1025, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenFigures(tool), `${money}, ${width} px`).toEqual([]);
        const tooWide = await tool
          .locator('dd, input[type=text]')
          .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML));
        expect(tooWide, `${money}, ${width} px`).toEqual([]);
      }
    }
  });
});
