import { axeFindings } from './support/axe';
import { tradeMenu } from './support/menus';
import { contrast } from './support/label-contrast';
import { expect, test } from './support/test';
import { en } from '../support/strings';

/* Tests of sizes in the specification, and of styles for focus, reduced motion, forced colours, print and scrollbars. */

test('the Trade menu, the map and the risk warning have the sizes that the specification asks for', async ({
  page,
}) => {
  await page.goto('/en/contacts');
  await expect(tradeMenu(page).panel).toHaveCSS('min-width', '300px');
  await expect(page.locator('main [data-size=map]')).toHaveCSS('min-height', '500px');
  const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
  await expect(page.getByText(en.common.riskWarning.text)).toHaveCSS('font-size', size);
});

test('a link focused by keyboard has an outline', async ({ page }) => {
  await page.goto('/en/terms');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(en.common.skipToContent);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('with reduced motion, links, buttons and images have no transitions or animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const durations = await page.locator('a, button, summary, img').evaluateAll((all) =>
    all.flatMap((one) => {
      const { transitionDuration, animationDuration } = getComputedStyle(one);
      return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
    }),
  );
  expect(Math.max(...durations)).toBeLessThan(0.001);
});

test.describe(() => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('with forced colours, the icon of an accordion item still shows whether the item is open', async ({ page }) => {
    await page.goto('/de/trade/faq');
    const question = page.locator('main summary').first();
    const strokes = () =>
      question.evaluate((summary) => {
        const mark = summary.querySelector('[aria-hidden]') as Element;
        return ['::before', '::after'].map((stroke) => {
          const { width, height, backgroundColor, rotate } = getComputedStyle(mark, stroke);
          return { isDrawn: parseFloat(width) > 5 && parseFloat(height) > 1, backgroundColor, rotate };
        });
      });
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const closed = await strokes();
    for (const stroke of closed) expect(stroke).toMatchObject({ isDrawn: true, backgroundColor: text });
    await question.click();
    await expect.poll(async () => (await strokes())[1]?.rotate).not.toBe(closed[1]?.rotate);
  });

  test('with forced colours, days on which the office is open and days on which it is closed have different borders', async ({
    page,
  }) => {
    await page.goto('/en/contacts');
    const days = page.locator('main ol > li > span');
    const borders = await days.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderTopStyle));
    expect(borders).toEqual(['solid', 'solid', 'solid', 'solid', 'solid', 'dashed', 'dashed']);
  });

  test('with forced colours, the button of the chosen instrument class and the other buttons have different backgrounds', async ({
    page,
  }) => {
    await page.goto('/de/market');
    const [chosen, ...others] = await page
      .getByRole('search')
      .locator('[aria-pressed]')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(others).toHaveLength(5);
    expect(others).not.toContain(chosen);
  });
});

test('in print, all answers of an accordion are visible, all text has enough contrast, and the address takes the place of the map', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/en/trade/faq');
  for (const answer of await page.locator('main details p').all()) await expect(answer).toBeVisible();
  for (const path of ['/en', '/de/contacts']) {
    await page.goto(path);
    expect(
      (await axeFindings(page)).filter((finding) => finding.startsWith('color-contrast')),
      path,
    ).toEqual([]);
  }
  await expect(page.locator('main [data-size=map]')).toBeHidden();
  await expect(page.locator('main address')).toBeVisible();
});

test('selected text can be read on light and on dark backgrounds', async ({ page }) => {
  await page.goto('/de/about-us');
  for (const place of ['header', '#hero h1', 'main section:nth-of-type(2) h2', 'footer p']) {
    const [text = 0, background = 0] = await page
      .locator(place)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element, '::selection');
        return [color, backgroundColor].map((colour) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
          return (red << 16) | (green << 8) | blue;
        });
      });
    expect(contrast(text, background), place).toBeGreaterThan(4.5);
  }
});

test('in a narrow window with a scrollbar, the longest title of a legal page fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 335, height: 600 });
  await page.goto('/de/legal/return-policy');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    // Headless browsers hide scrollbars, so a padding takes the room of one.
    document.documentElement.style.paddingInlineEnd = '16px';
    const text = document.createRange();
    text.selectNodeContents(title);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
