/** @jest-environment jsdom */
import { leave, open } from '../sign-in-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { navigateTo } from '../../../../src/navigation/start';
import { en, filled } from '../../../support/strings';
import { stubApi } from '../../../support/stub-api';

const field = (label: string) => screen.getByLabelText(label);
const country = () => field(en.signIn.label.country);
const phone = () => field(en.signIn.label.phone);
const terms = () => screen.getByRole('checkbox', { name: en.signIn.register.terms.replace(/<.*?>/g, '') });

/** Fills in the form by pasting, which is faster than typing, and sends it. */
async function fillAndSend(): Promise<UserEvent> {
  const user = userEvent.setup();
  for (const [label, text] of [
    [en.signIn.label.firstName, ' Ada '],
    [en.signIn.label.lastName, 'Lovelace'],
    [en.signIn.label.phone, '(151) 234-5678'],
    [en.signIn.label.email, 'ada@example.com'],
    [en.signIn.label.password, 'pass word'],
    [en.signIn.label.repeatPassword, 'pass word'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(country(), '+49');
  await user.click(terms());
  await user.click(screen.getByRole('button', { name: en.signIn.register.submit }));
  return user;
}

it('the registration form lists its fields in the order of the specification, and sets their autocomplete values', () => {
  open('register');
  const controls = [...document.querySelectorAll('input, select')];
  expect(controls.map((control) => [control.getAttribute('name'), control.getAttribute('autocomplete')])).toEqual([
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
    ['country_code', 'tel-country-code'],
    ['phone', 'tel'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['password_confirmation', 'new-password'],
    ['terms', null],
  ]);
});

it('the registration form sends the data that docs/api.md lists, and then shows the confirmation page', async () => {
  const calls = stubApi({ status: 201 });
  open('register', 'en');
  await fillAndSend();
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/en/auth/register/confirmed', undefined));
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

it('the registration form shows the server’s message at a field until the visitor changes the field', async () => {
  const errors = { terms: ['Must be accepted'], country_code: ['Not served'], phone: '?' };
  stubApi({ status: 422, body: { errors } });
  open('register');
  const user = await fillAndSend();
  await waitFor(() => expect(country()).toHaveAccessibleDescription('Not served'));
  expect(country()).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription('Must be accepted');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.selectOptions(country(), '+33');
  await waitFor(() => expect(country()).toBeValid());
  await user.click(terms());
  await waitFor(() => expect(terms()).not.toHaveAccessibleDescription('Must be accepted'));
  expect(phone()).toBeInvalid();
});

describe('the phone field of the registration form', () => {
  const preview = () => document.getElementById('field-phone-hint');
  const inFull = (number: string) => filled(en.signIn.phone.preview, { number });

  it('the registration form shows the phone number as it will be sent, while country code and number are entered', async () => {
    open('register');
    expect(phone()).toHaveAccessibleDescription(filled(en.signIn.phone.codeInFront, { country: '+44' }));
    await userEvent.selectOptions(country(), '+33');
    await userEvent.type(phone(), '6 12 34 56 78');
    expect(preview()).toHaveTextContent(inFull('+33612345678'));
    // A description of the field would change at every key press, and screen readers would read it each time.
    expect(phone()).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(country(), '+1');
    expect(preview()).toHaveTextContent(inFull('+1612345678'));
  });

  it('the registration form asks for the phone number in full when “Another country” is chosen', async () => {
    open('register');
    await userEvent.selectOptions(country(), 'another');
    expect(phone()).toHaveAccessibleDescription(en.signIn.phone.fullNumber);
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
  });

  it('the registration form changes the country code with the language, unless the visitor has chosen a country code', async () => {
    const english = open('register', 'en');
    await userEvent.type(screen.getByLabelText(en.signIn.label.firstName), 'Ada');
    leave(english, '/de/auth/register');
    const german = open('register', 'de');
    expect(document.querySelector('select')).toHaveValue('+49');
    await userEvent.selectOptions(document.querySelector('select')!, '+33');
    leave(german, '/en/auth/register');
    open('register', 'en');
    expect(country()).toHaveValue('+33');
  });

  /** Fills in the field like a browser, with an event that is no key press. */
  const fillIn = (typed: string, isMarked: boolean) => {
    const input = phone();
    const matches = input.matches.bind(input);
    input.matches = (selector) => (selector === ':autofill' ? isMarked : matches(selector));
    fireEvent.input(input, { target: { value: typed } });
  };

  it.each([
    ['12025550100', false],
    ['0791234567', true],
    ['470123456', true],
  ])(
    'the registration form warns that the phone number %s, filled in by the browser, may lack its country code',
    async (typed, isMarked) => {
      open('register', 'en');
      fillIn(typed, isMarked);
      const doubt = filled(en.signIn.phone.filledIn, { typed, country: '+44' });
      await waitFor(() => expect(preview()).toHaveTextContent(doubt));
      await userEvent.selectOptions(country(), '+1');
      await waitFor(() => expect(preview()).not.toHaveTextContent(doubt));
    },
  );

  it.each([
    ['+41791234567', true],
    ['0041 79 123 45 67', true],
    ['7911123456', false],
  ])(
    'the registration form shows no warning when the browser fills in the phone number %s',
    async (typed, isMarked) => {
      open('register', 'en');
      fillIn(typed, isMarked);
      await waitFor(() => expect(preview()?.textContent).toMatch(/^Your number in full: \+\d+\. ?$/));
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(preview()?.textContent).toMatch(/^Your number in full: \+\d+\. ?$/);
    },
  );
});
