/** @jest-environment jsdom */
import { button, email, leave, logIn, open, submit } from './sign-in-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { de, en } from '../../support/strings';
import { holdApi, stubApi } from '../../support/stub-api';

it('the login form sends one request on a double click, although validation is still running at the second click', async () => {
  const calls = stubApi({ status: 500 });
  open('login');
  await logIn();
  await act(async () => [submit(), submit()].forEach((each) => each.click()));
  expect(calls).toHaveLength(2);
});

it('the login form ignores an API response that arrives after the visitor has left the page', async () => {
  const finish = holdApi({ status: 500 });
  const form = open('login');
  await logIn();
  leave(form, '/terms');
  open('login');
  await act(async () => finish());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email()).toHaveValue('');
});

it('after a change of language while a request is under way, the login form shows and focuses the answer in the new language', async () => {
  const finish = holdApi({ status: 401 });
  const english = open('login');
  await logIn();
  leave(english, '/de/auth/login');
  open('login', 'de');
  await button(de.signIn.form.sending);
  await act(async () => finish());
  const field = screen.getByLabelText(de.signIn.label.email);
  expect(field).toHaveAccessibleDescription(de.signIn.invalidCredentials);
  expect(field).toHaveFocus();
});

it.each([
  ['a successful response', { status: 200 }, en.signIn.successfully],
  [
    'a response that asks for a second factor',
    { status: 422, body: { errors: { two_enabled: true } } },
    en.signIn.form.sending,
  ],
])('a sign-in form cannot be sent again for 30 seconds after %s', async (_what, answer, name) => {
  jest.useFakeTimers();
  const calls = stubApi(answer);
  open('login');
  await logIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  const sent = await button(name);
  await act(async () => sent.click());
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(sent).toHaveTextContent(en.signIn.form.tryAgain);
});
