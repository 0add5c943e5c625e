import { expect, type Page } from '@playwright/test';
import de from '../../locales/de/embeds.json';
import en from '../../locales/en/embeds.json';
import { axeFindings } from './support/axe';
import { stopClock } from './support/clock';
import { navigateInside, openHydrated } from './support/react';
import { makeItAsk, shifts, test, watchShifts } from './support/third-parties';

// Frames that are error pages, and page data that differs from the HTML, are console errors.
test.use({ faultsExpected: true });

const pages = ['/en', '/de/terms', '/fr/contacts'];

const embeds = (page: Page) => page.locator('[data-phase]');
const phases = (page: Page) => embeds(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.phase));

async function comeNear(page: Page): Promise<void> {
  for (const embed of await embeds(page).all()) await embed.scrollIntoViewIfNeeded();
}

const expectAll = (page: Page, phase: string) =>
  expect.poll(async () => [...new Set(await phases(page))], { timeout: 10_000 }).toEqual([phase]);

for (const path of pages) {
  test(`${path} asks third parties for nothing until their content comes near, and does not move then`, async ({
    page,
    context,
    thirdParties,
  }) => {
    await watchShifts(context);
    // Narrow enough for one column, and low enough for every page's first embed to be far below.
    await page.setViewportSize({ width: 1024, height: 400 });
    await openHydrated(page, path);
    expect(await embeds(page).count()).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(thirdParties.log).toEqual([]);
    await comeNear(page);
    await expectAll(page, 'shown');
    expect(thirdParties.log).not.toEqual([]);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('third parties wait for consent if the setting requires it, and for another one after it was withdrawn', async ({
  page,
  context,
  thirdParties,
}) => {
  await makeItAsk(context);
  await openHydrated(page, '/de/about-us');
  await navigateInside(page, '/de/terms');
  await comeNear(page);
  await expect(page.getByText(de.ask.text).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(thirdParties.log).toEqual([]);
  await page.getByRole('button', { name: de.ask.allow }).first().click();
  await comeNear(page);
  await expectAll(page, 'shown');
  await page.evaluate(() => {
    localStorage.removeItem('thirdParty');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await expectAll(page, 'waiting');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a frame that turns out to be an error page has a link and another try below it', async ({
  page,
  thirdParties,
}) => {
  await thirdParties.behave('forbidden-by-header');
  await openHydrated(page, '/en');
  await stopClock(page);
  await comeNear(page);
  await expectAll(page, 'shown');
  await expect(page.getByRole('link', { name: 'Economic calendar on TradingView' })).toBeVisible();
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: en.reload })).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('button', { name: en.reload })).toBeVisible();
});

test('a frame never takes the focus while it loads, and lets the keyboard in and out', async ({
  page,
  thirdParties,
}) => {
  await openHydrated(page, '/en');
  const link = page.getByRole('link', { name: 'Economic calendar on TradingView' });
  await link.focus();
  await expectAll(page, 'shown');
  await page.waitForTimeout(500);
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(thirdParties.log.map((line) => new URL(line.split(' ')[1]!).search)).toEqual(['?locale=en', '?locale=en']);
});

test('the map’s marker opens and closes by keyboard, and the wheel scrolls the page', async ({
  page,
  thirdParties,
}) => {
  await openHydrated(page, '/en/contacts');
  await comeNear(page);
  await expectAll(page, 'shown');
  expect(thirdParties.log.every((line) => line.startsWith('GET https://tile.openstreetmap.org/17/'))).toBe(true);
  const marker = page.getByRole('button', { name: 'Velmarch office' });
  await marker.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('New York');
  await expect(page.getByRole('button', { name: en.map.close })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(marker).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await marker.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
