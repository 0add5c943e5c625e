import { authStringsOf, registration, submitLabel, terminalIn } from '../../browser/support/auth-form';
import { addAccount, newEmail, recoveryQuery, setFault } from '../../browser/support/sandbox';
import { Form } from './support/form';
import { test } from './support/test';

const t = authStringsOf('en');

test('login says what is wrong with its fields, and shows the answers 401, 429 and 422', async ({ visitor }) => {
  const { email } = await addAccount();
  const form = new Form(visitor);
  await visitor.openHydrated('/en/auth/login');
  await form.submit().click();
  await form.expectMessages({ email: t.emailRequired, password: t.passwordRequired });
  await form.field('email').expectFocused();
  await form.field('email').fill('ada');
  await form.expectMessages({ email: t.invalidEmail, password: t.passwordRequired });
  await form.fill({ email, password: 'wrong-horse-7' });
  await form.expectMessages({});
  await form.submitAndFail(submitLabel('login', 'en'));
  await form.expectMessages({ email: t.invalidCredentials, password: t.invalidCredentials });
  await setFault(email, { mode: '429' });
  await form.submitAndFail(submitLabel('login', 'en'));
  await form.alert().expectText(t.tooManyRequests);
  await setFault(email, { mode: 'answer', status: 422, body: { errors: { email: ['Taken.', 'Twice.'] } } });
  await form.submitAndFail(submitLabel('login', 'en'));
  await form.expectMessages({ email: 'Taken. Twice.' });
});

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

test('register says what is wrong with its fields, maps a 422 to them, and is silent about a 500', async ({
  visitor,
}) => {
  const email = newEmail();
  const form = new Form(visitor);
  await visitor.openHydrated('/en/auth/register');
  await form.submit().click();
  await form.expectMessages({
    first_name: t.fieldRequired,
    last_name: t.fieldRequired,
    phone: t.enterPhoneNumber,
    email: t.emailRequired,
    password: t.passwordRequired,
    password_confirmation: t.repeatPasswordRequired,
    terms: t.fieldMustBeMarked,
  });
  await form.field('first_name').expectFocused();
  await form.fill({ first_name: 'A', phone: '12', password: 'abc', password_confirmation: 'abd' });
  await form.expectMessages({
    first_name: t.tooShort,
    last_name: t.fieldRequired,
    phone: t.phoneNumber,
    email: t.emailRequired,
    password_confirmation: t.passwordDoNotMatch,
    terms: t.fieldMustBeMarked,
  });
  await form.fill(registration(email));
  await form.expectMessages({});
  await setFault(email, { mode: 'answer', status: 422, body: { errors: { phone: ['Taken.'], last_name: 'Odd.' } } });
  await form.submit().click();
  await form.expectMessages({ phone: 'Taken.', last_name: 'Odd.' });
  await setFault(email, { mode: '500' });
  await form.field('last_name').fill('Byron');
  await form.submitAndFail(t.form.tryAgain);
  await form.expectMessages({});
  await form.alert().expectCount(0);
  await form.field('email').expectValue(email);
});

test('register leads to the notice that a mail was sent', async ({ visitor }) => {
  const form = new Form(visitor);
  await visitor.openHydrated('/de/auth/register');
  await form.fill(registration(newEmail()));
  await form.submit().click();
  await visitor.expectAddress('/de/auth/register/confirmed');
  await visitor.find('h1').expectVisible();
});

test('forgot-password says what is wrong, shows a 422 and a 429, and leads on', async ({ visitor }) => {
  const { email } = await addAccount();
  const form = new Form(visitor);
  await visitor.openHydrated('/en/auth/forgot-password');
  await form.submit().click();
  await form.expectMessages({ email: t.emailRequired });
  await form.fill({ email });
  await setFault(email, { mode: 'answer', status: 422, body: { errors: { email: ['Unknown.'] } } });
  await form.submit().click();
  await form.expectMessages({ email: 'Unknown.' });
  await setFault(email, { mode: '429' });
  await form.submitAndFail(submitLabel('forgotPassword', 'en'));
  await form.alert().expectText(t.tooManyRequests);
  await setFault(email, { mode: 'answer', status: 200, body: {} });
  await form.submit().click();
  await visitor.expectAddress('/en/auth/forgot-password/email-successfully');
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
  await form.fill({ password: 'short', password_confirmation: 'other' });
  await form.submit().click();
  await form.expectMessages({ password: t.tooShort, password_confirmation: t.passwordDoNotMatch });
  await form.fill({ password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await setFault(email, { mode: '500' });
  await form.submitAndFail(t.form.tryAgain);
  await form.alert().expectCount(0);
  await setFault(email, { mode: 'answer', status: 200, body: {} });
  await form.submit().click();
  await visitor.expectAddress('/en/auth/reset-password-ok');
});
