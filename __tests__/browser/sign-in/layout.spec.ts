import type { Page } from '@playwright/test';
import { fill, openForm, registration, signInForm, waitForCode } from '../support/sign-in-form';
import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { holdBack } from '../support/requests';
import { expect, test } from '../support/test';
import { shifts, stickingOut, watchShifts } from '../support/layout';

/** The height of the page in pixels. */
const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Opens a page and delays its form until everything else has loaded. Expects that the form then neither changes the
 * height of the page nor shifts its layout.
 */
async function expectSteady(page: Page, address: string): Promise<void> {
  const letFormArrive = await holdBack(page, /\/sign-in-form-[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const { form, submit } = signInForm(page);
  await expect(form).toHaveCount(0);
  // Layout shifts before the form arrives are not counted. Web fonts cause them on systems without the local fonts that
  // the fallback fonts adjust.
  const [before, movedBefore] = [await heightOf(page), await shifts(page)];
  letFormArrive();
  await expect(submit).toBeVisible();
  expect((await shifts(page)) - movedBefore).toBeLessThanOrEqual(0.01);
  expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(1);
  await page.unrouteAll({ behavior: 'wait' });
}

test('on a tablet, the steps to a new password are listed directly below the form for a forgotten password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { submit } = await openForm(page, 'forgotPassword', 'en');
  const button = await submit.boundingBox();
  const steps = await page.locator('main ol').boundingBox();
  expect(steps?.y).toBeGreaterThan(button?.y ?? Infinity);
  expect(steps?.y).toBeLessThan((button?.y ?? 0) + 350);
});

test('the longest possible e-mail address wraps on each page that shows it, at any width', async ({
  page,
  context,
}) => {
  await context.route('**/api/auth/**', (route) => route.fulfill({ status: 200, json: {} }));
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;
  const expectWrapped = async (place: string) => {
    await expect(page.locator('main strong').filter({ hasText: email })).toBeVisible();
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await stickingOut(page), `${place}, ${width} px`).toEqual([]);
    }
  };
  const registering = await openForm(page, 'register', 'en');
  await fill(page, registration(email));
  await registering.submit.click();
  await expect(page).toHaveURL(pathOf('registerConfirmed', 'en'));
  await expectWrapped('registration confirmed');

  const asking = await openForm(page, 'forgotPassword', 'de');
  await fill(page, { email });
  await asking.submit.click();
  await expect(page).toHaveURL(pathOf('forgotPasswordSent', 'de'));
  await expectWrapped('recovery mail sent');

  await openForm(page, 'resetPassword', 'fr', `?email=${email}&token=made-up`);
  await expectWrapped('new password');
});

/** Each width is tested in a different language. */
for (const { viewport, locale } of [
  { viewport: { width: 390, height: 844 }, locale: 'de' },
  { viewport: { width: 1440, height: 900 }, locale: 'fr' },
] as const) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`sign-in forms in the language ${locale} shift no layout while they load, at ${viewport.width} px`, async ({
      page,
      context,
    }) => {
      await watchShifts(context);
      for (const name of ['login', 'register', 'forgotPassword', 'resetPassword'] as const) {
        const query = name === 'resetPassword' ? '?email=ada@example.com&token=made-up' : '';
        await test.step(name, () => expectSteady(page, `${pathOf(name, locale)}${query}`));
      }
      await waitForCode(context);
      await test.step('twoFactor', () => expectSteady(page, pathOf('twoFactor', locale)));
    });

    test(`the registration page keeps its height when the form shows its errors, at ${viewport.width} px`, async ({
      page,
    }) => {
      const { submit, invalid } = await openForm(page, 'register', locale);
      const before = await heightOf(page);
      await submit.click();
      await expect(invalid).toHaveCount(7);
      expect(Math.abs((await heightOf(page)) - before)).toBeLessThanOrEqual(1);
    });
  });
}
