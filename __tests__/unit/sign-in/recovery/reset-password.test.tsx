/** @jest-environment jsdom */
import { open } from '../sign-in-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settleSignInState } from '../../../../src/early/sign-in-state';
import { navigateTo } from '../../../../src/navigation/start';
import { currentResetLink } from '../../../../src/sign-in/recovery/current-reset-link';
import { de, en } from '../../../support/strings';
import { stubApi } from '../../../support/stub-api';

const link = { email: 'ada@example.com', token: 'abc123' };
const query = '?email=ada%40example.com&token=abc123';
const ofBert = '?email=bert%40example.com&token=def456';

const address = () => window.location.href.replace(window.location.origin, '');
const stored = () => JSON.stringify({ ...window.sessionStorage });

/**
 * Simulates opening a URL as a new document, in which the early script (src/early) moves a reset link from the URL into
 * the history entry.
 */
function openDocument(path: string, state: unknown = null): void {
  window.history.replaceState(state, '', path);
  settleSignInState();
}

const page = '/en/auth/reset-password';

it.each([
  ['/auth/reset-password', ''],
  ['/de/auth/reset-password', '#top'],
])(
  'opening a password reset link at %s%s moves e-mail and token from the URL into history.state, and keeps other state',
  (path, hash) => {
    openDocument(`${path}${query}&x=1${hash}`, { key: 'k1' });
    expect(address()).toBe(`${path}?x=1${hash}`);
    expect(window.history.state).toMatchObject({ key: 'k1', resetLink: {} });
    expect(currentResetLink()).toEqual(link);
  },
);

it.each([
  ['an e-mail but no token in the URL', '/auth/reset-password?email=ada%40example.com', null],
  ['invalid data in history.state', '/auth/reset-password', { resetLink: { link: 1, left: 1, at: 1 } }],
  ['no data in the URL or history.state', '/auth/reset-password', null],
])(
  'the page for a new password, opened with %s, reports an incomplete reset link and stores nothing',
  (_what, path, state) => {
    openDocument(path, state);
    expect(currentResetLink()).toEqual({ error: 'incomplete' });
    expect(address()).toBe('/auth/reset-password');
    expect([window.history.state?.resetLink, window.sessionStorage.length]).toEqual([undefined, 0]);
  },
);

it.each(['?email=bert%40example.com', '?tokne=x', '#token='])(
  'a stored password reset link is deleted when the incomplete reset link %s is opened in the same tab',
  (suffix) => {
    openDocument(page + query);
    currentResetLink();
    openDocument(page + suffix);
    expect(address()).toBe(page);
    expect(currentResetLink()).toEqual({ error: 'incomplete' });
    expect(stored()).not.toContain('abc123');
  },
);

it('a redirect to another language keeps the password reset link, even if the URL has other parameters', () => {
  openDocument(`/en/auth/reset-password${query}&utm_medium=email`);
  openDocument('/de/auth/reset-password?utm_medium=email');
  expect(currentResetLink()).toEqual(link);
});

it('leaving the page removes a password reset link from sessionStorage; going back restores the link from history.state', () => {
  openDocument(page + query);
  const entry: unknown = window.history.state;
  openDocument('/en/terms');
  expect(window.sessionStorage).toHaveLength(0);
  openDocument(page + ofBert);
  openDocument(page, entry);
  expect(currentResetLink()).toEqual(link);
});

it('a password reset link opened an hour ago is reported as expired, not as incomplete, and its token is stored nowhere', () => {
  openDocument(page + query);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(currentResetLink()).toEqual({ error: 'expired' });
  expect(currentResetLink()).toEqual({ error: 'expired' });
  expect(stored() + JSON.stringify(window.history.state)).not.toContain('abc123');
});

it('the page for a new password, opened by an incomplete reset link, links to the login page in its language', () => {
  openDocument('/de/auth/reset-password?email=ada%40example.com');
  open('resetPassword', 'de');
  expect(screen.getByRole('link', { name: de.signIn.toLogin })).toHaveAttribute('href', '/de/auth/login');
});

it('when another reset link is pasted into the address bar, the page for a new password shows the e-mail of the new link', () => {
  jest.useFakeTimers();
  openDocument(page + query);
  open('resetPassword', 'en');
  expect(screen.getByText(link.email)).toBeVisible();
  window.history.pushState(null, '', page + ofBert.replace('?', '#'));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('bert@example.com')).toBeVisible();
  expect(screen.queryByText(link.email)).toBeNull();
  expect(address()).toBe(page);
});

it('the page for a new password shows an alert when the reset link expires', () => {
  jest.useFakeTimers();
  openDocument(page + query);
  open('resetPassword', 'en');
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(screen.getByRole('alert')).toHaveTextContent(en.signIn.reset.expired.text);
});

it('setting a new password sends the token of the reset link, deletes the stored link, and opens a confirmation page', async () => {
  const calls = stubApi({ status: 200 });
  openDocument(`/en/auth/reset-password${query}`, { key: 'k1' });
  open('resetPassword', 'en');
  expect(screen.getByRole('link', { name: en.signIn.toLogin })).toBeVisible();
  // The e-mail address for password managers.
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue(link.email);
  expect(screen.getByLabelText(en.signIn.label.newPassword)).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(screen.getByLabelText(en.signIn.label.newPassword), 'secret');
  await userEvent.type(screen.getByLabelText(en.signIn.label.repeatPassword), 'secret{Enter}');
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/en/auth/reset-password-ok', { replace: true }));
  expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/reset/');
  expect(calls[0]?.payload).toEqual({ ...link, password: 'secret', password_confirmation: 'secret' });
  expect(window.history.state).toEqual({ key: 'k1' });
  expect(stored()).not.toContain('abc123');
  openDocument(page + query);
  expect(currentResetLink()).toEqual({ error: 'used' });
  openDocument(page + ofBert);
  expect(currentResetLink()).toMatchObject({ email: 'bert@example.com' });
});
