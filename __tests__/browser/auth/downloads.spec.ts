import { allFormCode, watchFormCode } from '../support/auth-chunk';
import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('marketing pages download no byte of Formik, yup or a form, whatever is read and pointed at', async ({ page }) => {
  const formCode = watchFormCode(page);
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
    expect(await formCode(), pathOf(route, tree)).toEqual([]);
  }
});

test('the forms are prefetched when the visitor points at a link to one', async ({ page }) => {
  const formCode = watchFormCode(page);
  await page.goto('/en/terms');
  await page.mouse.move(700, 500);
  await untilHydrated(page);
  expect(await formCode()).toEqual([]);
  const link = page.getByRole('banner').locator('a[href="/en/auth/login"]:visible');
  await link.hover();
  await expect.poll(formCode).toEqual(allFormCode);
  await link.click();
  await expect(page.locator('main form')).toBeVisible();
});
