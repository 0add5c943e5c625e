import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { expect, test } from '../support/test';

test('a page without a form downloads the script of the sign-in forms only when a link to a form is hovered', async ({
  page,
  untilRequestsEnd,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/sign-in-form-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(pathOf('terms', 'bare'));
  await page.mouse.move(700, 500);
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().hover();
  await untilRequestsEnd();
  expect(asked).toEqual([]);
  const link = page.getByRole('banner').locator('a[href$="/auth/login"]:visible');
  await link.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('main form')).toBeVisible();
});
