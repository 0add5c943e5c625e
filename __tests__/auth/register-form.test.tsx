/** @jest-environment jsdom */
import '../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../src/auth/auth-form';
import type { Tree } from '../../src/i18n/paths';
import { renderInPage } from '../support/render-in-page';
import { stubApi } from '../support/stub-api';
import { watchForms } from './watch-forms';

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="register" />, { tree, route: 'register' });

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Open account' });
const terms = () => screen.getByRole('checkbox', { name: /By registering, I accept the Privacy Policy/ });

/** Fills the form by pasting, which is faster than typing. */
async function put(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fill(user: UserEvent) {
  await put(user, 'First name', ' Ada ');
  await put(user, 'Last name', 'Lovelace');
  await user.selectOptions(field('Country code'), '+49');
  await put(user, 'Phone', '(151) 234-5678');
  await put(user, 'Email', 'ada@example.com');
  await put(user, 'Password', 'pass word');
  await put(user, 'Repeat password', 'pass word');
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
      'France (+33)',
      'Russia (+7)',
      'Germany (+49)',
      'USA (+1)',
      'UK (+44)',
      'Another Country',
    ]);
  });

  it('links to the login, and to the policy beside the form', () => {
    open('de');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/de/auth/login');
    const policy = screen.getByRole('link', { name: /Datenschutzerklärung/ });
    expect(policy).toHaveAttribute('href', '/de/legal/privacy-policy');
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('has a toggle for each password', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Show repeated password' }));
    expect(field('Repeat password')).toHaveAttribute('type', 'text');
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('when sent empty asks for everything and begins at the top', async () => {
    const calls = stubApi({ status: 200 });
    open();
    await userEvent.click(button());
    await waitFor(() => expect(field('First name')).toHaveFocus());
    expect(field('First name')).toHaveAccessibleDescription('The field is required');
    expect(field('Last name')).toHaveAccessibleDescription('The field is required');
    expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
    expect(field('Email')).toHaveAccessibleDescription('Email field is required');
    expect(field('Password')).toHaveAccessibleDescription('Password is required');
    expect(field('Repeat password')).toHaveAccessibleDescription('Repeat password');
    expect(terms()).toHaveAccessibleDescription('The field must be marked');
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
    expect(screen.getByRole('button', { name: 'Successfully' })).toBeVisible();
  });

  it('notices when the passwords no longer match', async () => {
    const user = userEvent.setup();
    open();
    await user.type(field('Password'), 'one');
    await user.type(field('Repeat password'), 'one');
    await user.tab();
    await user.type(field('Password'), '!');
    await waitFor(() => expect(field('Repeat password')).toHaveAccessibleDescription('Passwords do not match'));
  });
});

describe('a registration that is refused', () => {
  it('shows the server’s messages at their fields and keeps each until its field changes', async () => {
    stubApi({ status: 422, body: { errors: { email: ['Already taken'], phone: 'Unknown number' } } });
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(field('Phone')).toHaveAccessibleDescription(/^Unknown number/);
    await user.type(field('First name'), 'x');
    expect(field('Email')).toHaveAccessibleDescription(/^Already taken/);
    await user.type(field('Email'), 'x');
    await waitFor(() => expect(field('Email')).toBeValid());
    expect(field('Phone')).toBeInvalid();
  });

  it('shows messages about the terms and the country code at their fields', async () => {
    stubApi({ status: 422, body: { errors: { terms: ['Must be accepted'], country_code: ['Not served'] } } });
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(field('Country code')).toHaveAccessibleDescription('Not served'));
    expect(field('Country code')).toHaveFocus();
    expect(terms()).toHaveAccessibleDescription('Must be accepted');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(watched.logged).not.toHaveBeenCalled();
    await user.selectOptions(field('Country code'), '+33');
    await waitFor(() => expect(field('Country code')).toBeValid());
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
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(field('Password')).toHaveValue('pass word');
      expect(field('Phone')).toHaveValue('(151) 234-5678');
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
  expect(field('Prénom')).toHaveValue(' Ada ');
  expect(field('Indicatif du pays')).toHaveValue('+49');
  expect(field('Téléphone')).toHaveValue('(151) 234-5678');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field('Mot de passe')).toHaveValue('');
  expect(field('Répétez le mot de passe')).toHaveValue('');
});
