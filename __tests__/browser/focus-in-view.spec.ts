import { siteMenu } from './support/menus';
import { openHydrated } from './support/react';
import { scrollDown } from './support/scrolling';
import { expect, test } from './support/test';

for (const [width, height] of [
  [1280, 700],
  [390, 844],
] as const) {
  test(`the page does not scroll while Tab moves the focus through the sticky header, in ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // A page without charts, whose frames take the focus while they load.
    await openHydrated(page, '/en/about-us');
    await scrollDown(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.locator('header a').first().focus();
    while (await page.evaluate(() => document.activeElement?.closest('header') !== null)) {
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Tab');
    }
  });
}

test('Shift+Tab moves the focus to no link that the top row of the full-screen menu covers', async ({ page }) => {
  await openHydrated(page, '/en/trade/faq');
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await siteMenu(page).opener.click();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const top = document.querySelector('#site-menu')?.firstElementChild;
        const focused = document.activeElement;
        if (!top || !focused?.closest('#site-menu') || top.contains(focused)) return null;
        return focused.getBoundingClientRect().top < top.getBoundingClientRect().bottom ? focused.textContent : null;
      });
      expect(covered, `${width} × ${height} px`).toBeNull();
    }
    await page.keyboard.press('Escape');
  }
});
