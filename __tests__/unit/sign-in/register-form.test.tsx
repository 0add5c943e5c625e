/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { en } from '../../support/strings';
import { stubApi } from '../../support/stub-api';
import { open } from './sign-in-page';
import { watchForms } from './watch-forms';

watchForms();

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: en.auth.register.submit });
const terms = () => screen.getByRole('checkbox', { name: en.auth.register.terms.replace(/<.*?>/g, '') });

/** Fills the form by pasting, which is faster than typing. */
async function fill(user: UserEvent) {
  for (const [label, text] of [
    [en.auth.label.firstName, ' Ada '],
    [en.auth.label.lastName, 'Lovelace'],
    [en.auth.label.phone, '(151) 234-5678'],
    [en.auth.label.email, 'ada@example.com'],
    [en.auth.label.password, 'pass word'],
    [en.auth.label.repeatPassword, 'pass word'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(field(en.auth.label.country), '+49');
  await user.click(terms());
}

async function fillAndSend(): Promise<UserEvent> {
  const user = userEvent.setup();
  await fill(user);
  await user.click(button());
  return user;
}

describe('the registration form', () => {
  it('has its fields in order, with what browsers fill in', () => {
    open('register');
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

  it('sends the contract and goes to the notice', async () => {
    const calls = stubApi({ status: 201 });
    open('register', 'en');
    await fillAndSend();
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
  });

  it('shows the server’s messages at all its fields, each until its field changes', async () => {
    stubApi({
      status: 422,
      body: { errors: { terms: ['Must be accepted'], country_code: ['Not served'], phone: '?' } },
    });
    open('register');
    const user = await fillAndSend();
    await waitFor(() => expect(field(en.auth.label.country)).toHaveAccessibleDescription('Not served'));
    expect(field(en.auth.label.country)).toHaveFocus();
    expect(terms()).toHaveAccessibleDescription('Must be accepted');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.selectOptions(field(en.auth.label.country), '+33');
    await waitFor(() => expect(field(en.auth.label.country)).toBeValid());
    await user.click(terms());
    await waitFor(() => expect(terms()).not.toHaveAccessibleDescription('Must be accepted'));
    expect(field(en.auth.label.phone)).toBeInvalid();
  });
});
