import { registration, submitLabel, terminalIn } from '../../browser/support/auth-form';
import { addAccount, newEmail, recoveryQuery } from '../../browser/support/sandbox';
import { Form } from './support/form';
import { test } from './support/test';
test('login leads to the terminal in the language of its page, and shows and hides the password', async ({
  visitor,
}) => {
  const account = await addAccount();
  const form = new Form(visitor);
  await visitor.openHydrated('/fr/auth/login');
  await form.fill({ ...account });
  await form.field('password').expectAttribute('type', 'password');
  await visitor.find('main form [type=button]').click();
  await form.field('password').expectAttribute('type', 'text');
  await form.submit().click();
  await visitor.expectAddress(terminalIn('fr'));
});

test('register leads to the notice that a mail was sent', async ({ visitor }) => {
  const form = new Form(visitor);
  await visitor.openHydrated('/de/auth/register');
  await form.fill(registration(newEmail()));
  await form.submit().click();
  await visitor.expectAddress('/de/auth/register/confirmed');
  await visitor.find('h1').expectVisible();
});

test('the token of a recovery link leaves the address bar, survives a reload, and sets a new password', async ({
  visitor,
}) => {
  const { email } = await addAccount();
  const form = new Form(visitor);
  await visitor.openHydrated(`/en/auth/reset-password${await recoveryQuery(email)}&utm=x#main`);
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await visitor.page.reload();
  await form.submit().expectText(submitLabel('resetPassword', 'en'));
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await form.fill({ password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await form.submit().click();
  await visitor.expectAddress('/en/auth/reset-password-ok');
});
