import { localeFacts } from '../../../src/i18n/locales';
import { fill, openForm, registration, terminalIn } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { addAccount, expireMails, mailedLink, mailsTo, newEmail } from '../support/sandbox';
import { headingOf } from '../../support/page-copy';
import { en } from '../../support/strings';
import { expect, test } from '../support/test';

/* Each story in another tree. Links in mails lead to the visitor's language, for English to the bare tree. */

test('a visitor registers, confirms by mail, logs in, reaches the terminal, and finds an empty form on the way back', async ({
  page,
}) => {
  const email = newEmail();
  const values = registration(email);
  const { submit } = await openForm(page, 'register', 'de');
  await fill(page, values);
  const sent = page.waitForRequest('**/auth/register');
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    email,
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '+493012345678',
    password: values.password,
    password_confirmation: values.password,
  });
  await expect(page).toHaveURL(pathOf('registerConfirmed', 'de'));

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.language).toBe('de');
  await page.goto(await mailedLink(email));
  await expect(page).toHaveURL(pathOf('login', 'de'));

  await openForm(page, 'login', 'de');
  await fill(page, { email, password: values.password });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('de'));
  await expect(page.locator('main')).toContainText(`Ada Lovelace (${email})`);
  await expect(page.locator('main')).toContainText(localeFacts.de.name);
  await page.goBack();
  await expect(page).toHaveURL(pathOf('login', 'de'));
  await expect(submit).toBeEnabled();
  await expect(page.locator('[name=password]')).toHaveValue('');
});

test('a confirmation link that expired leads to the page that says so', async ({ page }) => {
  const { email, password } = await addAccount({ confirmed: false });
  const { submit, invalid } = await openForm(page, 'login', 'en');
  await fill(page, { email, password });
  await submit.click();
  await expect(invalid).toHaveCount(1);
  await expireMails(email);
  await page.goto(await mailedLink(email));
  await expect(page).toHaveURL(pathOf('activationError', 'bare'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('en', 'activationError'));
});

test('a forgotten password is replaced by mail; the old one and the used link are refused', async ({ page }) => {
  const { email, password } = await addAccount();
  const { submit, field, invalid } = await openForm(page, 'forgotPassword', 'bare');
  await fill(page, { email });
  await submit.click();
  await expect(page).toHaveURL(pathOf('forgotPasswordSent', 'bare'));
  await expect(page.locator('main')).toContainText(email);
  const [mail] = await mailsTo(email);
  expect(mail?.language).toBe('en');
  const link = mail?.links[0] ?? '';
  expect(new URL(link).pathname).toBe(pathOf('resetPassword', 'bare'));

  const { search } = new URL(link);
  await openForm(page, 'resetPassword', 'bare', search);
  await fill(page, { password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await submit.click();
  await expect(page).toHaveURL(pathOf('resetPasswordDone', 'bare'));

  await openForm(page, 'login', 'bare');
  await fill(page, { email, password });
  await submit.click();
  await expect(invalid).toHaveCount(2);
  await expect(field(en.auth.label.password)).toHaveAccessibleDescription(en.auth.invalidCredentials);

  await openForm(page, 'resetPassword', 'bare', search);
  await fill(page, { password: 'other-new-9', password_confirmation: 'other-new-9' });
  const answer = page.waitForResponse('**/auth/reset/');
  await submit.click();
  expect((await answer).status()).toBe(422);
  await expect(submit).toHaveText(en.auth.form.tryAgain);
  await expect(page).toHaveURL(pathOf('resetPassword', 'bare'));

  await openForm(page, 'login', 'bare');
  await fill(page, { email, password: 'brand-new-8' });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('bare'));
});
