/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { readPendingLogin } from '../../../src/sign-in/pending-login';
import { liveRegion } from '../../support/live-regions';
import { de, en, fr } from '../../support/strings';
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

  it('links to recovery and registration in its tree', () => {
    open('login', 'de');
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo(de.auth.login.forgot)).toBe('/de/auth/forgot-password');
    expect(leadsTo(de.auth.login.register)).toBe('/de/auth/register');
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

  it('sends once for a double click, keeps the focus in its button, and says success', async () => {
    const finish = holdApi();
    const user = userEvent.setup();
    open('login');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'my secret');
    await user.dblClick(await button(en.auth.login.submit));
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

  it('with a second factor hands e-mail and password over and goes to the code, in its tree', async () => {
    stubApi({ status: 422, body: { errors: { two_enabled: true } } });
    open('login', 'en');
    await logIn();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/auth/2fa', undefined));
    expect(readPendingLogin()).toMatchObject({ email: 'ada@example.com', password: 'my secret' });
    expect(watched.assigned).not.toHaveBeenCalled();
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

  it('by the server’s messages shows them at their fields, and those for unknown fields above the form', async () => {
    stubApi({ status: 422, body: { errors: { email: ['Not confirmed', 'Look into your inbox'], account: 'Closed' } } });
    open('login');
    await logIn();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Not confirmed Look into your inbox'));
    expect(screen.getByRole('alert')).toHaveTextContent('Closed');
    const incident = { form: 'login', kind: 'unknownField', status: 422 };
    expect(watched.logged.mock.calls).toEqual([['Sign-in area:', incident]]);
  });

  it('without an answer keeps what was typed, logs nothing personal, and can be tried again', async () => {
    stubApi('refused', { status: 200 });
    open('login');
    await logIn();
    const again = await button(en.auth.form.tryAgain);
    expect(again).toHaveFocus();
    expect(watched.logged.mock.calls).toEqual([
      ['Sign-in area:', { form: 'login', kind: 'unreachable', status: undefined }],
    ]);
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('my secret');
    await act(async () => again.click());
    await waitFor(() => expect(watched.assigned).toHaveBeenCalled());
  });
});

describe('a language switch', () => {
  it('keeps the e-mail and not the password', async () => {
    const form = open('login');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'my secret');
    leave(form, '/de/auth/login');
    open('login', 'de');
    expect(screen.getByLabelText(de.auth.label.email)).toHaveValue('ada@example.com');
    expect(screen.getByLabelText(de.auth.label.password)).toHaveValue('');
  });

  it.each([
    [{ status: 500 }, fr.auth.unexpectedAnswer],
    [{ status: 422, body: { errors: { account: 'Closed' } } }, 'Closed'],
  ])('while sending shows the answer in the new language: %j', async (answer, text) => {
    const finish = holdApi(answer);
    const form = open('login');
    await logIn();
    leave(form, '/fr/auth/login');
    open('login', 'fr');
    expect(await button(fr.auth.form.sending)).toBeVisible();
    await act(async () => finish());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText(fr.auth.label.email)).toHaveValue('ada@example.com');
  });

  it('while sending leads to the terminal in the new language', async () => {
    const finish = holdApi();
    const form = open('login');
    await logIn();
    leave(form, '/fr/auth/login');
    open('login', 'fr');
    await act(async () => finish());
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/fr'));
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

it('is empty when the browser restores it from the back/forward cache after a success', async () => {
  stubApi({ status: 200 });
  open('login');
  await logIn();
  await button(en.auth.successfully);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(await button(en.auth.login.submit)).toBeVisible();
  expect(email()).toHaveValue('');
  expect(password()).toHaveValue('');
});
