import type { CDPSession, Page } from '@playwright/test';
import { settings } from '../support/page-copy';
import { en, filled } from '../support/strings';
import { comeNear, expectAll } from './support/embeds';
import { openHydrated } from './support/react';
import { scrolled } from './support/scrolling';
import { expect, test } from './support/test';

/* Tests for a laptop with a touch screen, on which mouse and fingers are used on the same page. */
test.use({ hasTouch: true, viewport: { width: 1366, height: 768 } });

type Point = readonly [x: number, y: number];

/** Waits until the page has not scrolled for a fifth of a second. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = window.scrollY;
        let since = performance.now();
        const look = (now: number): void => {
          if (window.scrollY !== last) [last, since] = [window.scrollY, now];
          if (now - since > 200) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/**
 * Moves one or more fingers from `from` by `dx` and `dy` pixels, in small steps. The fingers pause before they are lifted,
 * so that the page does not keep scrolling.
 */
async function swipe(page: Page, devtools: CDPSession, from: readonly Point[], [dx, dy]: Point): Promise<void> {
  const steps = 8;
  for (let step = 0; step <= steps; step += 1) {
    const touchPoints = from.map(([x, y], id) => ({ x: x + (dx * step) / steps, y: y + (dy * step) / steps, id }));
    await devtools.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints });
  }
  await untilStill(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await untilStill(page);
}

test('one finger on the map scrolls the page, while two fingers or a mouse move the map, as a note on the map says', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/en/contacts');
  await comeNear(page);
  await expectAll(page, 'shown');
  await expect(page.getByText(en.embeds.map.fingers)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const devtools = await context.newCDPSession(page);
  const canvas = (await page.locator('.map-canvas').boundingBox())!;
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2];
  const marker = page.getByRole('button', { name: filled(en.embeds.map.office, { company: settings.company.name }) });
  /**
   * Position of the marker relative to the start of the page. It changes only if the map is moved, not if the page is
   * scrolled.
   */
  const position = async () => {
    const box = await marker.boundingBox();
    return [Math.round(box?.x ?? 0), Math.round((box?.y ?? 0) + (await scrolled(page)))];
  };
  const start = await position();

  // A mouse moves over the map first. The finger must scroll the page as if there were no mouse.
  await page.mouse.move(x + 100, y + 100);
  await swipe(page, devtools, [[x + 60, y + 60]], [0, -200]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  expect(await position()).toEqual(start);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await position())[0]).toBeLessThan(start[0] ?? 0);
  expect(await scrolled(page)).toBe(0);

  const moved = await position();
  const fingers: Point[] = [
    [x - 60, y],
    [x + 60, y],
  ];
  await swipe(page, devtools, fingers, [0, -80]);
  await expect.poll(async () => (await position())[1]).toBeLessThan(moved[1] ?? 0);
  expect(await scrolled(page)).toBe(0);
});

test('a swipe that begins on a slider either scrolls the page or sets the slider, never both', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/en/terms');
  const slider = page.getByRole('slider', { name: en.leverage.leverage.label });
  const devtools = await context.newCDPSession(page);
  const value = await slider.inputValue();
  for (const [dx, dy, scrolls] of [
    [0, -200, true],
    [40, -200, true],
    [0, 200, true],
    [-150, 4, false],
  ] as const) {
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled(page);
    const box = (await slider.boundingBox())!;
    await swipe(page, devtools, [[box.x + box.width * 0.9, box.y + box.height / 2]], [dx, dy]);
    if (scrolls) {
      await expect.poll(() => scrolled(page)).not.toBe(before);
      await expect(slider).toHaveValue(value);
      await expect(page).toHaveURL(
        (url) => !url.searchParams.has('leverage') || url.searchParams.get('leverage') === value,
      );
    } else {
      await expect(slider).not.toHaveValue(value);
      expect(await scrolled(page)).toBe(before);
    }
  }
});
