import type { Page } from '@playwright/test';
import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** The addresses of the code of the forms, of which the page has asked for from now on. */
function watchFormCode(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/auth-form-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('marketing pages download no form, whatever is read and pointed at', async ({ page }) => {
  const asked = watchFormCode(page);
  for (const [route, tree] of [
    ['terms', 'bare'],
    ['contacts', 'fr'],
    ['privacyPolicy', 'en'],
    ['registerConfirmed', 'de'],
  ] as const) {
    await page.goto(pathOf(route, tree));
    await page.mouse.move(700, 500);
    await untilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link').last().hover();
    await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 2000 })));
    expect(asked, pathOf(route, tree)).toEqual([]);
  }
});

test('the forms are prefetched when the visitor points at a link to one', async ({ page }) => {
  const asked = watchFormCode(page);
  await page.goto('/en/terms');
  await page.mouse.move(700, 500);
  await untilHydrated(page);
  expect(asked).toEqual([]);
  const link = page.getByRole('banner').locator('a[href="/en/auth/login"]:visible');
  await link.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('main form')).toBeVisible();
});
