import { localeFacts } from '../../../src/i18n/locales';
import { localeOf, treeOf, trees } from '../../../src/i18n/paths';
import { authStringsOf, fill, openForm, registration, terminalIn } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { addAccount, expireMails, mailedLink, mailsTo, newEmail } from '../support/sandbox';
import { headingOf } from '../../support/page-copy';
import { expect, test } from '../support/test';

for (const tree of trees) {
  const t = authStringsOf(tree);
  // Links in mails lead to the visitor's language, for English to the bare tree.
  const mailed = treeOf(localeOf(tree));

  test.describe(`in the ${tree} tree`, () => {
    test('a visitor registers, confirms by mail, logs in, and reaches the terminal', async ({ page }) => {
      const email = newEmail();
      const values = registration(email);
      const { submit } = await openForm(page, 'register', tree);
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
      await expect(page).toHaveURL(pathOf('registerConfirmed', tree));

      const [mail, ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.language).toBe(localeOf(tree));
      await page.goto(await mailedLink(email));
      await expect(page).toHaveURL(pathOf('login', mailed));

      await openForm(page, 'login', tree);
      await fill(page, { email, password: values.password });
      await submit.click();
      await expect(page).toHaveURL(terminalIn(tree));
      await expect(page.locator('main')).toContainText(`Ada Lovelace (${email})`);
      await expect(page.locator('main')).toContainText(localeFacts[localeOf(tree)].name);
    });

    test('a wrong password is an error of both fields, an unconfirmed address of its own field', async ({ page }) => {
      const { email, password } = await addAccount({ confirmed: false });
      const { submit, field, invalid } = await openForm(page, 'login', tree);
      await fill(page, { email, password: 'wrong-horse-7' });
      await submit.click();
      await expect(invalid).toHaveCount(2);
      for (const label of [t.label.email, t.label.password])
        await expect(field(label)).toHaveAccessibleDescription(t.invalidCredentials);

      await fill(page, { password });
      await submit.click();
      await expect(invalid).toHaveCount(1);
      const words = { en: 'Please confirm', de: 'Bitte bestätigen', fr: 'Veuillez d’abord confirmer' }[localeOf(tree)];
      await expect(field(t.label.email)).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await expect(page).toHaveURL(pathOf('login', tree));
      expect((await mailsTo(email))[0]?.language).toBe(localeOf(tree));
    });

    test('a confirmation link that expired leads to the page that says so', async ({ page }) => {
      const { email, password } = await addAccount({ confirmed: false });
      const { submit, invalid } = await openForm(page, 'login', tree);
      await fill(page, { email, password });
      await submit.click();
      await expect(invalid).toHaveCount(1);
      await expireMails(email);
      await page.goto(await mailedLink(email));
      await expect(page).toHaveURL(pathOf('activationError', mailed));
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(tree));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(localeOf(tree), 'activationError'));
    });

    test('a forgotten password is replaced by mail; the old one and the used link are refused', async ({ page }) => {
      const { email, password } = await addAccount();
      const { submit, field, invalid } = await openForm(page, 'forgotPassword', tree);
      await fill(page, { email });
      await submit.click();
      await expect(page).toHaveURL(pathOf('forgotPasswordSent', tree));
      await expect(page.locator('main')).toContainText(email);
      const [mail] = await mailsTo(email);
      expect(mail?.language).toBe(localeOf(tree));
      const link = mail?.links[0] ?? '';
      expect(new URL(link).pathname).toBe(pathOf('resetPassword', mailed));

      const { search } = new URL(link);
      await openForm(page, 'resetPassword', tree, search);
      await fill(page, { password: 'brand-new-8', password_confirmation: 'brand-new-8' });
      await submit.click();
      await expect(page).toHaveURL(pathOf('resetPasswordDone', tree));

      await openForm(page, 'login', tree);
      await fill(page, { email, password });
      await submit.click();
      await expect(invalid).toHaveCount(2);
      await expect(field(t.label.password)).toHaveAccessibleDescription(t.invalidCredentials);

      await openForm(page, 'resetPassword', tree, search);
      await fill(page, { password: 'other-new-9', password_confirmation: 'other-new-9' });
      const answer = page.waitForResponse('**/auth/reset/');
      await submit.click();
      expect((await answer).status()).toBe(422);
      await expect(submit).toHaveText(t.form.tryAgain);
      await expect(page).toHaveURL(pathOf('resetPassword', tree));

      await openForm(page, 'login', tree);
      await fill(page, { email, password: 'brand-new-8' });
      await submit.click();
      await expect(page).toHaveURL(terminalIn(tree));
    });
  });
}

test('no parameter of the address changes where a login leads', async ({ page }) => {
  const account = await addAccount();
  const suffix =
    '?terminal=https://evil.example&redirect=https://evil.example&next=//evil.example&locale=fr#//evil.example';
  const { submit } = await openForm(page, 'login', 'de', suffix);
  await fill(page, { ...account });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('de'));
});
