import type { Page } from '@playwright/test';
import { fill, openTwoFactorForm, terminalIn } from '../support/sign-in-form';
import { stringsOf } from '../../support/strings';
import { pathOf } from '../support/pages';
import { mailedCode } from '../support/sandbox';
import { expect, test } from '../support/test';

const pendingLogin = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.sessionStorage.getItem('pendingLogin'));

test('the login asks for a second-factor code, refuses a wrong code, and accepts the right one', async ({ page }) => {
  const t = stringsOf('de').signIn;
  const { account, submit, field } = await openTwoFactorForm(page, 'de');
  await expect(page.locator('main')).toContainText(t.twoFactorRequired);
  const code = field(t.label.code);
  const right = await mailedCode(account.email);

  await code.fill(right === '000000' ? '111111' : '000000');
  await submit.click();
  await expect(code).toHaveAccessibleDescription(`${t.invalidCode} ${t.twoFactor.hint}`);

  await page.getByRole('link', { name: t.toLogin }).click();
  await expect(page).toHaveURL(pathOf('login', 'de'));
  await expect.poll(() => pendingLogin(page)).toBeNull();
  await expect(field(t.label.email)).toHaveValue(account.email);
  await expect(field(t.label.password)).toHaveValue('');
  await fill(page, { password: account.password });
  await submit.click();
  await expect(page).toHaveURL(pathOf('twoFactor', 'de'));
  // A code copied from a mail, with spaces around it.
  await code.fill(` ${await mailedCode(account.email)} `);
  await submit.click();
  await expect(page).toHaveURL(terminalIn('de'));
  await expect(page.locator('main')).toContainText(account.email);
  await page.goto(pathOf('forgotPassword', 'de'));
  expect(await pendingLogin(page)).toBeNull();
});
