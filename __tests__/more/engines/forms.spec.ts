import { submitLabel, terminalIn } from '../../browser/support/auth-form';
import { addAccount, mailedCode, recoveryQuery } from '../../browser/support/sandbox';
import { stringsOf } from '../../support/strings';
import { test } from './support/test';

test('a login with a second factor shows the password, refuses a wrong code, survives a reload, and leads to the terminal', async ({
  visitor,
}) => {
  const t = stringsOf('fr').auth;
  const account = await addAccount({ secondFactor: true });
  await visitor.openHydrated('/fr/auth/login');
  await visitor.fill({ ...account });
  await visitor.field('password').expect({ attributes: { type: 'password' } });
  await visitor.find('main form [type=button]').click();
  await visitor.field('password').expect({ attributes: { type: 'text' } });
  await visitor.submit().click();
  await visitor.expectAddress('/fr/auth/2fa');
  await visitor.submit().expect({ text: submitLabel('twoFactor', 'fr') });

  const message = visitor.find('#field-secret-error');
  await visitor.submit().click();
  await message.expect({ text: t.codeRequired });
  const code = await mailedCode(account.email);
  await visitor.fill({ secret: code === '000000' ? '111111' : '000000' });
  await visitor.submit().click();
  await message.expect({ text: t.invalidCode });
  await visitor.field('secret').expect({ attributes: { 'aria-invalid': 'true' } });

  await visitor.page.reload();
  await visitor.submit().expect({ text: submitLabel('twoFactor', 'fr') });
  await visitor.fill({ secret: code });
  await visitor.submit().click();
  await visitor.expectAddress(terminalIn('fr'));
  await visitor.open('/fr/terms');
  await visitor.expectThat(() => window.sessionStorage.getItem('pendingLogin'), null);
});

test('the token of a recovery link leaves the address bar, survives a reload, and sets a new password', async ({
  visitor,
}) => {
  const { email } = await addAccount();
  await visitor.openHydrated(`/en/auth/reset-password${await recoveryQuery(email)}&utm=x#main`);
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await visitor.page.reload();
  await visitor.submit().expect({ text: submitLabel('resetPassword', 'en') });
  await visitor.expectAddress('/en/auth/reset-password?utm=x#main');
  await visitor.fill({ password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await visitor.submit().click();
  await visitor.expectAddress('/en/auth/reset-password-ok');
});
