import type { Page } from '@playwright/test';
import { watchToggle } from './support/accordion-motion';
import { navigateInside, openHydrated } from './support/react';
import { expectScrolledTo } from './support/scrolling';
import { expect, test } from './support/test';

const items = (page: Page) => page.locator('main details');
const open = (page: Page) => page.locator('main details[open]');
const questions = (page: Page) => page.locator('main details > summary');

test('one item is open, or none', async ({ page }) => {
  await openHydrated(page, '/en/trade/faq');
  await questions(page).nth(0).click();
  await expect(items(page).nth(0)).toHaveAttribute('open');
  await expect(items(page).nth(0).locator('p').first()).toBeVisible();
  await questions(page).nth(3).click();
  await expect(items(page).nth(3)).toHaveAttribute('open');
  await expect(open(page)).toHaveCount(1);
  await questions(page).nth(3).click();
  await expect(open(page)).toHaveCount(0);
  await expect(items(page).nth(3).locator('p').first()).toBeHidden();
});

test('Enter and Space open and close it, Tab goes on to the next question', async ({ page }) => {
  await openHydrated(page, '/en/trade/tehnical-analysis');
  await questions(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).nth(0)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(open(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
});

test.describe('an address that names an item', () => {
  test('opens it on load and shows it', async ({ page }) => {
    await page.goto('/de/trade/faq#leverage');
    await expect(page.locator('#leverage').locator('xpath=..')).toHaveAttribute('open');
    await expect(open(page)).toHaveCount(1);
    await expectScrolledTo(page, 'leverage');
  });

  test('opens it when the page comes without loading', async ({ page }) => {
    await openHydrated(page, '/de/terms');
    await navigateInside(page, '/de/trade/faq#client-funds');
    await expect(page.locator('#client-funds')).toBeVisible();
    await expect(open(page)).toHaveCount(1);
    await expectScrolledTo(page, 'client-funds');
  });

  test('may be one of a subject’s, whose link opens its first question and marks the subject', async ({ page }) => {
    await openHydrated(page, '/de/trade/faq');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Hebel' });
    const unmarked = await link.evaluate((element) => getComputedStyle(element).borderLeftColor);
    await link.click();
    await expect(page.locator('#leverage')).toBeVisible();
    await expect(open(page)).toHaveCount(1);
    await expect(link).not.toHaveCSS('border-left-color', unmarked);
    await questions(page).first().click();
    await expect(page.locator('#leverage')).toBeHidden();
    await expect(link).toHaveCSS('border-left-color', unmarked);
  });
});

test('height and opacity take 0.4 s, opening and closing', async ({ page }) => {
  await openHydrated(page, '/en/trade/faq');
  const opening = await watchToggle(page, 1);
  expect(opening.seconds).toEqual({ height: '0.4s', opacity: '0.4s' });
  expect(opening.between).toEqual({ height: true, opacity: true });
  expect(opening.last).toEqual({ height: expect.any(Number), opacity: 1 });
  expect(opening.last.height).toBeGreaterThan(40);
  const closing = await watchToggle(page, 1);
  expect(closing.seconds).toMatchObject({ height: '0.4s', opacity: '0.4s' });
  expect(closing.between).toEqual({ height: true, opacity: true });
  expect(closing.last).toEqual({ height: 0, opacity: 0 });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await openHydrated(page, '/en/trade/faq');
    expect((await watchToggle(page, 1)).between).toEqual({ height: false, opacity: false });
  });
});
