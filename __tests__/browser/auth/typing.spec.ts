import type { Page } from '@playwright/test';
import { openForm, registration, submitLabel } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { newEmail } from '../support/sandbox';
import { expect, test } from '../support/test';
import { en } from '../../support/strings';

test.use({ viewport: { width: 1440, height: 900 } });

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

test('the register form can be filled and sent by keyboard alone', async ({ page }) => {
  const values = registration(newEmail());
  await openForm(page, 'register', 'en');
  for (let steps = 0; (await focusedName(page)) !== 'first_name'; steps += 1) {
    expect(steps, 'Tab should reach the form').toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  const visited: (string | null)[] = [];
  const next = async (keys: string) => {
    visited.push(await focusedName(page));
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
  };
  await next(values.first_name);
  await next(values.last_name);
  await next('Ger');
  await next(values.phone);
  await next(values.email);
  await next(values.password);
  await expect(page.locator(':focus')).toHaveAccessibleName(en.auth.password.show);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await next(values.password_confirmation);
  await page.keyboard.press('Tab');
  await next(' ');
  expect(visited).toEqual([
    'first_name',
    'last_name',
    'country_code',
    'phone',
    'email',
    'password',
    'password_confirmation',
    'terms',
  ]);
  await expect(page.locator(':focus')).toHaveText('Privacy Policy (opens in a new tab)');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(submitLabel('register', 'en'));
  await expect(page.locator('#field-phone-hint')).toHaveText('Your number in full: +493012345678.');
  const sent = page.waitForRequest('**/auth/register');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: values.email, phone: '+493012345678' });
  await expect(page).toHaveURL(pathOf('registerConfirmed', 'en'));
});
