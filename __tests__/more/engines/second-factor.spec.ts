import { authStringsOf, submitLabel, terminalIn } from '../../browser/support/auth-form';
import { addAccount, mailedCode } from '../../browser/support/sandbox';
import { Form } from './support/form';
import { test } from './support/test';

const t = authStringsOf('de');

test('a login with a second factor asks for the code, refuses a wrong one, and leads to the terminal', async ({
  visitor,
}) => {
  const account = await addAccount({ secondFactor: true });
  const form = new Form(visitor);
  await visitor.openHydrated('/de/auth/login');
  await form.fill({ ...account });
  await form.submit().click();
  await visitor.expectAddress('/de/auth/2fa');
  await form.submit().expectText(submitLabel('twoFactor', 'de'));
  await form.submit().click();
  await form.expectMessages({ secret: t.codeRequired });
  const code = await mailedCode(account.email);
  await form.field('secret').fill(code === '000000' ? '111111' : '000000');
  await form.submit().click();
  await form.expectMessages({ secret: t.invalidCode });
  await visitor.page.reload();
  await form.submit().expectText(submitLabel('twoFactor', 'de'));
  await form.field('secret').fill(code);
  await form.submit().click();
  await visitor.expectAddress(terminalIn('de'));
  await visitor.open('/de/terms');
  await visitor.expectThat(() => window.sessionStorage.getItem('pendingLogin'), null);
});
