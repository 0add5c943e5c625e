import { registration, submitLabel, terminalIn } from '../../browser/support/sign-in-form';
import { addAccount, mailedCode, newEmail, resetQuery } from '../../browser/support/sandbox';
import { stringsOf } from '../../support/strings';
import { test } from './support/test';

test('a login can show the typed password, and can be completed after a reload of the form for the second-factor code', async ({
  visitor,
}) => {
  const account = await addAccount({ secondFactor: true });
  await visitor.openHydrated('/fr/auth/login');
  await visitor.fill({ ...account });
  await visitor.field('password').expect({ attributes: { type: 'password' } });
  await visitor.find('main form [type=button]').click();
  await visitor.field('password').expect({ attributes: { type: 'text' } });
  await visitor.submit().click();
  await visitor.expectAddress('/fr/auth/2fa');
  await visitor.submit().expect({ text: submitLabel('twoFactor', 'fr') });

  await visitor.page.reload();
  await visitor.submit().expect({ text: submitLabel('twoFactor', 'fr') });
  await visitor.fill({ secret: await mailedCode(account.email) });
  await visitor.submit().click();
  await visitor.expectAddress(terminalIn('fr'));
  await visitor.open('/fr/terms');
  await visitor.expectThat(() => window.sessionStorage.getItem('pendingLogin'), null);
});

test('a registration refused by the server marks the invalid field, and succeeds once this field is corrected', async ({
  visitor,
}) => {
  const { email: taken } = await addAccount();
  const values = registration(taken);
  await visitor.openHydrated('/de/auth/register');
  for (const name of ['first_name', 'last_name', 'phone', 'email', 'password', 'password_confirmation'] as const)
    await visitor.fill({ [name]: values[name] });
  await visitor.submit().click();
  await visitor.find('#field-terms-error').expect({ text: stringsOf('de').signIn.fieldMustBeMarked });
  await visitor.field('terms').click();
  await visitor.submit().click();
  await visitor.field('email').expect({ attributes: { 'aria-invalid': 'true' }, focused: true, value: taken });
  await visitor.find('main form [aria-invalid=true]').expect({ count: 1 });
  await visitor.fill({ email: newEmail() });
  await visitor.submit().click();
  await visitor.expectAddress('/de/auth/register/confirmed');
  await visitor.find('h1').expect({ visible: true });
});

test('the token of a password reset link disappears from the address bar, and sets a new password even after a reload', async ({
  visitor,
}) => {
  const { email } = await addAccount();
  await visitor.openHydrated(`/en/auth/reset-password${await resetQuery(email)}&utm=x#main`);
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await visitor.page.reload();
  await visitor.submit().expect({ text: submitLabel('resetPassword', 'en') });
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await visitor.fill({ password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await visitor.submit().click();
  await visitor.expectAddress('/en/auth/reset-password-ok');
});
