import { expect } from '@playwright/test';
import { de, en } from '../support/strings';
import { axeFindings } from './support/axe';
import { comeNear, embeds, expectAll, watchOthers } from './support/embeds';
import { shifts, watchShifts } from './support/layout';
import { navigateInside, openHydrated } from './support/react';
import { test } from './support/test';

// The tests cause console errors: blocked frames, and page data that differs from the HTML.
test.use({ errorsExpected: true });

for (const path of ['/en', '/de/terms', '/fr/contacts'])
  test(`the page ${path} contacts third parties only when the visitor scrolls near a chart or map, and then shifts no layout`, async ({
    page,
    context,
    untilRequestsEnd,
  }) => {
    await watchShifts(context);
    const asked = watchOthers(page);
    // The window is narrow enough for one column, and so low that the first chart or map of each page is far below it.
    await page.setViewportSize({ width: 1024, height: 400 });
    await openHydrated(page, path);
    expect(await embeds(page).count()).toBeGreaterThan(0);
    await untilRequestsEnd();
    expect(asked).toEqual([]);
    await comeNear(page);
    await expectAll(page, 'shown');
    expect(asked).not.toEqual([]);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
    expect(await axeFindings(page)).toEqual([]);
  });

test('if the site requires consent, charts and map load only after consent, and disappear once consent is withdrawn in another tab', async ({
  page,
  context,
}) => {
  await context.route('**/page-data/**/page-data.json*', async (route) => {
    // When the page closes, prefetch requests that are still open fail.
    const text = await route
      .fetch()
      .then((response) => response.text())
      .catch(() => '');
    const body = text.replaceAll('"thirdParty":"load"', '"thirdParty":"ask"');
    await route.fulfill({ body, contentType: 'application/json' }).catch(() => undefined);
  });
  const asked = watchOthers(page);
  await openHydrated(page, '/de/about-us');
  await navigateInside(page, '/de/terms');
  await comeNear(page);
  await expect(page.getByText(de.embeds.ask.text).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: de.embeds.ask.allow }).first().click();
  await comeNear(page);
  await expectAll(page, 'shown');

  await expect(page.getByRole('contentinfo')).toContainText(de.common.thirdParty.allowed);
  const otherTab = await context.newPage();
  await otherTab.goto('/de/contacts');
  await otherTab.evaluate(() => window.localStorage.removeItem('thirdParty'));
  await expectAll(page, 'waiting');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a chart has a link to its provider, and shows a reload button if the chart’s iframe sends no message for 15 seconds', async ({
  page,
  outside,
}) => {
  outside.behave('forbidden-by-header');
  await openHydrated(page, '/en');
  // From here on, timers advance only by `fastForward`, however busy the machine is.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await comeNear(page);
  await expectAll(page, 'shown');
  await expect(page.getByRole('link', { name: 'Economic calendar on TradingView' })).toBeVisible();
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('button', { name: en.embeds.reload })).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('button', { name: en.embeds.reload })).toBeVisible();
});

test('the calendar’s iframe takes no focus while it loads; once it is loaded, Tab leads into the iframe and out of it', async ({
  page,
  untilRequestsEnd,
}) => {
  const asked = watchOthers(page);
  await openHydrated(page, '/en');
  const link = page.getByRole('link', { name: 'Economic calendar on TradingView' });
  await link.focus();
  await expectAll(page, 'shown');
  await untilRequestsEnd();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(asked.map((url) => new URL(url).search)).toEqual(['?locale=en', '?locale=en']);
});

test('an iframe that takes the focus while the visitor scrolls loses the focus again, and the page keeps its scroll position', async ({
  page,
}) => {
  await openHydrated(page, '/en');
  await comeNear(page);
  await page.locator('iframe:not([inert])').evaluate((frame: HTMLIFrameElement) => {
    frame.focus({ preventScroll: true });
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.locator('iframe')).not.toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.5 });
});

test('if charts cannot be loaded, a message appears below a chart’s name and above the chart’s link, without layout shift', async ({
  page,
  context,
  outside,
}) => {
  await watchShifts(context);
  outside.behave('refused');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, '/de/terms');
    const group = page.getByRole('group', { name: de.embeds.charts.title, exact: true });
    const chart = group.getByRole('listitem').first();
    const top = () => chart.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await group.scrollIntoViewIfNeeded();
    await expect(group.getByText(de.embeds.failed.unreachable)).toBeVisible();
    expect(await top()).toBe(before);
    const message = await group.locator('[data-failed=true]').boundingBox();
    const name = await chart.locator('b').boundingBox();
    const link = await chart.getByRole('link').boundingBox();
    expect(message!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    expect(message!.y + message!.height).toBeLessThanOrEqual(link!.y);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  }
});
