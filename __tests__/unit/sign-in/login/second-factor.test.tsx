/** @jest-environment jsdom */
import { leave, open, watched } from '../sign-in-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settleSignInState } from '../../../../src/early/sign-in-state';
import { navigateTo } from '../../../../src/navigation/start';
import { clearPendingLogin, readPendingLogin, storePendingLogin } from '../../../../src/sign-in/stored/pending-login';
import { de, en } from '../../../support/strings';
import { stubApi } from '../../../support/stub-api';

const credentials = { email: 'ada@example.com', password: 'my secret' };
const stored = () => window.sessionStorage.getItem('pendingLogin');
const at = (path: string) => window.history.replaceState(null, '', path);

const passTenMinutes = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);

beforeEach(() => storePendingLogin(credentials));

it('a login that waits for its second factor is stored in sessionStorage alone', () => {
  expect(readPendingLogin()).toMatchObject(credentials);
  expect(window.sessionStorage).toHaveLength(1);
  expect(window.localStorage).toHaveLength(0);
  clearPendingLogin();
  expect(window.sessionStorage).toHaveLength(0);
});

it('a login that waits for its second factor is kept in memory if the browser denies access to sessionStorage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  storePendingLogin(credentials);
  expect(readPendingLogin()).toMatchObject(credentials);
  clearPendingLogin();
  expect(readPendingLogin()).toBeUndefined();
});

it.each([
  ['/de/auth/login', 'removes'],
  ['/fr/auth/2fa?x=1#main', 'keeps'],
])('before React starts, a visit to %s %s a stored login that waits for its second factor', (path, effect) => {
  at(path);
  settleSignInState();
  expect(stored() === null ? 'removes' : 'keeps').toBe(effect);
});

it('a login that waits for its second factor is removed when the back/forward cache restores a page without the second-factor form', () => {
  at('/en/terms');
  window.dispatchEvent(new Event('pageshow'));
  expect(stored()).toBeNull();
});

describe('form for the second factor', () => {
  const code = () => screen.getByRole('textbox');

  it('the second-factor code field has autocomplete="one-time-code", and its hint or error as accessible description', async () => {
    open('twoFactor');
    expect(screen.getByText(en.signIn.twoFactor.sent)).toBeVisible();
    expect(code()).toHaveAccessibleName(en.signIn.label.code);
    expect(code()).toHaveAccessibleDescription(en.signIn.twoFactor.hint);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    // Phones show the full keyboard, because the broker does not say that codes have only digits.
    expect(code()).not.toHaveAttribute('inputmode');
    await userEvent.click(screen.getByRole('button', { name: en.signIn.twoFactor.submit }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(en.signIn.codeRequired));
    expect(code()).toHaveFocus();
  });

  it('the form for the second-factor code sends the data that docs/api.md lists, and opens the trading terminal', async () => {
    const calls = stubApi({ status: 200 });
    open('twoFactor', 'de');
    await userEvent.type(code(), ' 123 456 {Enter}');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/de'));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.payload).toEqual({ ...credentials, secret: '123456', remember: true });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('when the computer wakes after 10 minutes, the second-factor page redirects to the login page, which shows “code expired”', () => {
    const form = open('twoFactor');
    passTenMinutes();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(navigateTo).toHaveBeenCalledWith('/auth/login', { replace: true });
    leave(form, '/de/auth/login');
    const login = open('login', 'de');
    expect(screen.getByRole('alert')).toHaveTextContent(de.signIn.codeExpired);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    leave(login, '/auth/login');
    const switched = open('login');
    expect(screen.getByRole('alert')).toHaveTextContent(en.signIn.codeExpired);
    leave(switched, '/terms');
    open('login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requesting a new second-factor code sends the login again, and gives the visitor another 10 minutes to enter a code', async () => {
    const calls = stubApi({ status: 422, body: { errors: { two_enabled: true } } });
    open('twoFactor');
    window.sessionStorage.setItem('pendingLogin', stored()!.replace(/"left":\d+/, '"left":5000'));
    await userEvent.click(screen.getByRole('button', { name: en.signIn.twoFactor.newCode }));
    expect(await screen.findByText(en.signIn.twoFactor.newCodeSent)).toBeVisible();
    expect(calls[0]?.payload).toEqual({ ...credentials, remember: true });
    expect(readPendingLogin()?.left).toBeGreaterThan(5000);
    expect(screen.getByRole('button', { name: en.signIn.twoFactor.submit })).toBeVisible();
  });

  it('when the API refuses to send a new second-factor code, the form shows an alert with the reason', async () => {
    stubApi({ status: 429 });
    open('twoFactor');
    await userEvent.click(screen.getByRole('button', { name: en.signIn.twoFactor.newCode }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en.signIn.tooManyRequests);
  });

  it('when sessionStorage is emptied, the second-factor page redirects to the login page, which shows “login interrupted”', () => {
    jest.useFakeTimers();
    const form = open('twoFactor');
    window.sessionStorage.clear();
    act(() => jest.advanceTimersByTime(1000));
    expect(navigateTo).toHaveBeenCalledWith('/auth/login', { replace: true });
    leave(form, '/auth/login');
    open('login');
    expect(screen.getByRole('alert')).toHaveTextContent(en.signIn.loginInterrupted);
  });

  it('after a visit to another page, going back to the second-factor page leads to the login page, which says why', () => {
    at('/en/terms');
    settleSignInState();
    at('/en/auth/2fa');
    const form = open('twoFactor', 'en');
    expect(navigateTo).toHaveBeenCalledWith('/en/auth/login', { replace: true });
    leave(form, '/en/auth/login');
    open('login', 'en');
    expect(screen.getByRole('alert')).toHaveTextContent(en.signIn.loginInterrupted);
  });

  it('the form for the second-factor code stays on screen while the browser opens the trading terminal', async () => {
    stubApi({ status: 200 });
    open('twoFactor');
    await userEvent.type(code(), '123456{Enter}');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalled());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(navigateTo).not.toHaveBeenCalled();
  });
});
