/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegion } from '../../support/live-regions';
import { en } from '../../support/strings';
import { holdApi, stubApi } from '../../support/stub-api';
import { email, leave, logIn, open, password } from './sign-in-page';
import { watchForms } from './watch-forms';

const watched = watchForms();

const button = (name: string) => screen.findByRole('button', { name });

describe('the login form', () => {
  it('never puts a password into the address, and has what password managers and keyboards need', () => {
    open('login');
    expect(screen.getByRole<HTMLFormElement>('form', { name: en.auth.login.submit }).method).toBe('post');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('inputmode', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['bare', 'en'],
    ['de', 'de'],
    ['fr', 'fr'],
  ] as const)('of the %s tree sends the contract and leaves for the terminal in %s', async (tree, locale) => {
    const calls = stubApi({ status: 200 });
    const user = userEvent.setup();
    open('login', tree);
    await user.type(screen.getByRole('textbox'), ' ada@example.com ');
    await user.type(document.querySelector('[name="password"]')!, ' my secret ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith(`https://terminal.broker.test/${locale}`));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com', password: ' my secret ', remember: true });
  });

  it('keeps the focus in its button while sending, and says success', async () => {
    const finish = holdApi();
    const user = userEvent.setup();
    open('login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'my secret');
    await user.click(await button(en.auth.login.submit));
    expect(await button(en.auth.form.sending)).toHaveAttribute('aria-busy', 'true');
    expect(await button(en.auth.form.sending)).toHaveFocus();
    await act(async () => finish());
    expect(await button(en.auth.successfully)).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(en.auth.successfully);
    expect(watched.assigned).toHaveBeenCalledTimes(1);
  });

  it('shows and hides the password, and covers it while sending, so that browsers offer to save it', async () => {
    const finish = holdApi();
    const user = userEvent.setup();
    open('login');
    await user.click(await button(en.auth.password.show));
    expect(password()).toHaveAttribute('type', 'text');
    await logIn(user);
    await button(en.auth.form.sending);
    expect(password()).toHaveAttribute('type', 'password');
    await act(async () => finish());
  });
});

describe('a login that is refused', () => {
  it('says so at its fields and keeps each error until its own field changes', async () => {
    stubApi({ status: 401 });
    const user = userEvent.setup();
    open('login');
    await logIn(user);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(en.auth.invalidCredentials));
    expect(email()).toHaveFocus();
    // A field that gets the focus is read with its error message, so announcing that too would repeat it.
    expect(liveRegion()).toBeEmptyDOMElement();
    await user.type(password(), '!');
    await waitFor(() => expect(password()).toBeValid());
    expect(email()).toHaveAccessibleDescription(en.auth.invalidCredentials);
    expect(watched.logged).not.toHaveBeenCalled();
  });
});

it('does not lead on, and shows no late answer, if the visitor left the page while sending', async () => {
  const finish = holdApi({ status: 500 });
  const form = open('login');
  await logIn();
  leave(form, '/terms');
  open('login');
  await act(async () => finish());
  expect(watched.assigned).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email()).toHaveValue('');
});
