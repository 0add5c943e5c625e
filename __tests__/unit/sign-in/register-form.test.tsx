/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../../src/sign-in/forms';
import type { Tree } from '../../../src/i18n/paths';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { watchForms } from './watch-forms';
import { de, en, fr } from '../../support/strings';

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="register" />, { tree, route: 'register' });

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: en.auth.register.submit });
const terms = () => screen.getByRole('checkbox', { name: en.auth.register.terms.replace(/<.*?>/g, '') });

/** Fills the form by pasting, which is faster than typing. */
async function put(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fill(user: UserEvent) {
  await put(user, en.auth.label.firstName, ' Ada ');
  await put(user, en.auth.label.lastName, 'Lovelace');
  await user.selectOptions(field(en.auth.label.country), '+49');
  await put(user, en.auth.label.phone, '(151) 234-5678');
  await put(user, en.auth.label.email, 'ada@example.com');
  await put(user, en.auth.label.password, 'pass word');
  await put(user, en.auth.label.repeatPassword, 'pass word');
  await user.click(terms());
}

const watched = watchForms();

describe('the registration form', () => {
  it('has its fields in order, with what browsers fill in', () => {
    open();
    const controls = [...document.querySelectorAll('input, select')];
    expect(controls.map((control) => [control.getAttribute('name'), control.getAttribute('autocomplete')])).toEqual([
      ['first_name', 'given-name'],
      ['last_name', 'family-name'],
      ['country_code', 'tel-country-code'],
      ['phone', 'tel-national'],
      ['email', 'email'],
      ['password', 'new-password'],
      ['password_confirmation', 'new-password'],
      ['terms', null],
    ]);
  });

  it('offers the countries of the specification and another', () => {
    open();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      `${en.auth.country.france} (+33)`,
      `${en.auth.country.russia} (+7)`,
      `${en.auth.country.germany} (+49)`,
      `${en.auth.country.usa} (+1)`,
      `${en.auth.country.uk} (+44)`,
      en.auth.country.another,
    ]);
  });

  it('links to the login, and to the policy beside the form', () => {
    open('de');
    expect(screen.getByRole('link', { name: de.auth.login.submit })).toHaveAttribute('href', '/de/auth/login');
    const [, words = ''] = /<policy>(.*)<\/policy>/.exec(de.auth.register.terms) ?? [];
    const policy = screen.getByRole('link', { name: words.replace(/<.*?>/g, '') });
    expect(policy).toHaveAttribute('href', '/de/legal/privacy-policy');
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('has a toggle for each password', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: en.auth.password.showRepeated }));
    expect(field(en.auth.label.repeatPassword)).toHaveAttribute('type', 'text');
    expect(field(en.auth.label.password)).toHaveAttribute('type', 'password');
  });

  it('when sent empty asks for everything and begins at the top', async () => {
    const calls = stubApi({ status: 200 });
    open();
    await userEvent.click(button());
    await waitFor(() => expect(field(en.auth.label.firstName)).toHaveFocus());
    expect(field(en.auth.label.firstName)).toHaveAccessibleDescription(en.auth.fieldRequired);
    expect(field(en.auth.label.lastName)).toHaveAccessibleDescription(en.auth.fieldRequired);
    expect(field(en.auth.label.phone)).toHaveAccessibleDescription(en.auth.enterPhoneNumber);
    expect(field(en.auth.label.email)).toHaveAccessibleDescription(en.auth.emailRequired);
    expect(field(en.auth.label.password)).toHaveAccessibleDescription(en.auth.passwordRequired);
    expect(field(en.auth.label.repeatPassword)).toHaveAccessibleDescription(en.auth.repeatPasswordRequired);
    expect(terms()).toHaveAccessibleDescription(en.auth.fieldMustBeMarked);
    expect(calls).toHaveLength(0);
  });

  it('sends the contract and goes to the notice', async () => {
    const calls = stubApi({ status: 201 });
    const user = userEvent.setup();
    open('en');
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/auth/register/confirmed', undefined));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/register');
    expect(calls[0]?.payload).toEqual({
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: '+491512345678',
      password: 'pass word',
      password_confirmation: 'pass word',
    });
    expect(screen.getByRole('button', { name: en.auth.successfully })).toBeVisible();
  });

  it('notices when the passwords no longer match', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field(en.auth.label.password), 'one');
    await user.type(field(en.auth.label.repeatPassword), 'one');
    await user.tab();
    await user.type(field(en.auth.label.password), '!');
    await waitFor(() =>
      expect(field(en.auth.label.repeatPassword)).toHaveAccessibleDescription(en.auth.passwordDoNotMatch),
    );
  });
});

describe('a registration that is refused', () => {
  it('shows the server’s messages at their fields and keeps each until its field changes', async () => {
    stubApi({ status: 422, body: { errors: { email: ['Already taken'], phone: 'Unknown number' } } });
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(field(en.auth.label.phone)).toHaveFocus());
    expect(field(en.auth.label.phone)).toHaveAccessibleDescription(/^Unknown number/);
    await user.type(field(en.auth.label.firstName), 'x');
    expect(field(en.auth.label.email)).toHaveAccessibleDescription(/^Already taken/);
    await user.type(field(en.auth.label.email), 'x');
    await waitFor(() => expect(field(en.auth.label.email)).toBeValid());
    expect(field(en.auth.label.phone)).toBeInvalid();
  });

  it('shows messages about the terms and the country code at their fields', async () => {
    stubApi({ status: 422, body: { errors: { terms: ['Must be accepted'], country_code: ['Not served'] } } });
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(field(en.auth.label.country)).toHaveAccessibleDescription('Not served'));
    expect(field(en.auth.label.country)).toHaveFocus();
    expect(terms()).toHaveAccessibleDescription('Must be accepted');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(watched.logged).not.toHaveBeenCalled();
    await user.selectOptions(field(en.auth.label.country), '+33');
    await waitFor(() => expect(field(en.auth.label.country)).toBeValid());
    expect(terms()).toBeInvalid();
  });

  it.each([400, 401, 429, 500])(
    'by status %i shows no message, offers to try again and keeps everything',
    async (status) => {
      stubApi({ status });
      const user = userEvent.setup();
      open();
      await fill(user);
      await user.click(button());
      await waitFor(() =>
        expect(watched.logged.mock.calls).toEqual([['Sign-in area:', { form: 'register', kind: 'http', status }]]),
      );
      expect(await screen.findByRole('button', { name: en.auth.form.tryAgain })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(field(en.auth.label.password)).toHaveValue('pass word');
      expect(field(en.auth.label.phone)).toHaveValue('(151) 234-5678');
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

it('keeps what was typed through a language switch, passwords excepted', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await fill(user);
  unmount();
  open('fr');
  expect(field(fr.auth.label.firstName)).toHaveValue(' Ada ');
  expect(field(fr.auth.label.country)).toHaveValue('+49');
  expect(field(fr.auth.label.phone)).toHaveValue('(151) 234-5678');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field(fr.auth.label.password)).toHaveValue('');
  expect(field(fr.auth.label.repeatPassword)).toHaveValue('');
});
