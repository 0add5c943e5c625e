import type { Page } from '@playwright/test';
import { localeFacts } from '../../../src/i18n/locales';
import { fill, openForm, registration, submitLabel, terminalIn } from '../support/sign-in-form';
import { pathOf } from '../support/pages';
import { mailsTo, newEmail } from '../support/sandbox';
import { de } from '../../support/strings';
import { expect, test } from '../support/test';

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** Fills in the register form by keyboard. Returns the names of the fields in tab order. */
async function typeRegistration(page: Page, values: ReturnType<typeof registration>): Promise<(string | null)[]> {
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
  await next('Deu');
  await next(values.phone);
  await next(values.email);
  await next(values.password);
  await expect(page.locator(':focus')).toHaveAccessibleName(de.signIn.password.show);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await next(values.password_confirmation);
  await page.keyboard.press('Tab');
  await next(' ');
  return visited;
}

test('a visitor can register by keyboard alone, confirm by e-mail, log in, and reach the trading terminal', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = newEmail();
  const values = registration(email);
  const { submit } = await openForm(page, 'register', 'de');
  expect(await typeRegistration(page, values)).toEqual(Object.keys(values));
  await expect(page.locator(':focus')).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(submitLabel('register', 'de'));
  await expect(page.locator('#field-phone-hint')).toContainText('+493012345678');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('registerConfirmed', 'de'));

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.language).toBe('de');
  await page.goto(mail?.links[0] ?? '');
  await expect(page).toHaveURL(pathOf('login', 'de'));

  await openForm(page, 'login', 'de');
  await fill(page, { email, password: values.password });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('de'));
  await expect(page.locator('main')).toContainText(`Ada Lovelace (${email})`);
  await expect(page.locator('main')).toContainText(localeFacts.de.name);
});
