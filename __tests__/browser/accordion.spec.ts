import type { Page } from '@playwright/test';
import { openHydrated } from './support/react';
import { expectScrolledTo } from './support/scrolling';
import { expect, test } from './support/test';

const open = (page: Page) => page.locator('main details[open]');
const questions = (page: Page) => page.locator('main details > summary');

test('opening a page with the hash of an accordion item opens this item, scrolls to it, and closes an open item above', async ({
  page,
}) => {
  await page.goto('/de/trade/faq#losses');
  await expect(page.locator('#losses')).toBeVisible();
  await expect(open(page)).toHaveCount(1);
  await expectScrolledTo(page, 'losses');
});

/** Clicks a question, and reads the height and opacity of its answer in each of the next 90 frames. */
const watchToggle = (page: Page) =>
  page
    .locator('main details')
    .nth(1)
    .evaluate(async (item) => {
      // Reads styles in each frame, because getAnimations and transition events do not report transitions of
      // pseudo-elements.
      const content = getComputedStyle(item, '::details-content');
      const seen: { height: number; opacity: number }[] = [];
      item.querySelector('summary')!.click();
      for (let frame = 0; frame < 90; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.push({ height: Number.parseFloat(content.height) || 0, opacity: Number(content.opacity) });
      }
      const last = seen.at(-1)!;
      return {
        seconds: content.transitionDuration.split(', ').slice(0, 2),
        isGradual: seen.some(({ height, opacity }) => height !== last.height && opacity > 0 && opacity < 1),
        last,
      };
    });

test('accordion panels animate height and opacity over 0.4 s when opened and closed, and not at all with reduced motion', async ({
  page,
}) => {
  await openHydrated(page, '/en/trade/faq');
  const opening = await watchToggle(page);
  expect(opening).toMatchObject({ seconds: ['0.4s', '0.4s'], isGradual: true, last: { opacity: 1 } });
  expect(opening.last.height).toBeGreaterThan(40);
  const closing = await watchToggle(page);
  expect(closing).toMatchObject({ seconds: ['0.4s', '0.4s'], isGradual: true, last: { height: 0, opacity: 0 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await watchToggle(page)).toMatchObject({ isGradual: false, last: { opacity: 1 } });
});

test('a clicked question stays at its place in the window while the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/en/trade/faq');
  const question = questions(page).nth(3);
  const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
  // Answers take 0.4 s to open or close, and the early script keeps a clicked question in place for half a second.
  const settle = () => page.waitForTimeout(800);
  await questions(page).first().click();
  await settle();
  await question.scrollIntoViewIfNeeded();
  const topBefore = await top();
  await question.click();
  await settle();
  await expect(page.locator('main details').nth(3)).toHaveAttribute('open');
  expect(Math.abs((await top()) - topBefore)).toBeLessThan(3);
});
