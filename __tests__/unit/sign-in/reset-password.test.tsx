/** @jest-environment jsdom */
import { open } from './sign-in-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { hideResetLink } from '../../../src/early/sign-in-state';
import { forgetResetLink, readResetLink } from '../../../src/sign-in/reset-link';
import { de, en } from '../../support/strings';
import { stubApi } from '../../support/stub-api';

const link = { email: 'ada@example.com', token: 'abc123' };
const query = '?email=ada%40example.com&token=abc123';

const address = () => window.location.href.replace(window.location.origin, '');

/** As at the start of each document, before React. */
function openDocument(path: string, state: unknown = null): void {
  window.history.replaceState(state, '', path);
  hideResetLink();
}

afterEach(forgetResetLink);

describe('a reset link', () => {
  it.each([
    ['/auth/reset-password', ''],
    ['/de/auth/reset-password', '#top'],
    ['/auth/reset-password/', '#top'],
  ])('leaves the address %s?…%s for the history entry, whose other state stays', (path, hash) => {
    openDocument(`${path}${query}&x=1${hash}`, { key: 'k1' });
    expect(address()).toBe(`${path}?x=1${hash}`);
    expect(window.history.state).toMatchObject({ key: 'k1', resetLink: link });
  });

  it('keeps the plus of an address that a mail program did not encode', () => {
    openDocument('/auth/reset-password?email=ada+news@example.com&token=a+b');
    expect(readResetLink()).toMatchObject({ email: 'ada+news@example.com', token: 'a+b' });
  });

  it.each([
    ['/auth/reset-password?email=ada%40example.com', null],
    ['/auth/reset-password', { resetLink: { email: '', token: 'x' } }],
  ])('is none at %s with state %j, and the address is clean after it', (path, state) => {
    openDocument(path, state);
    expect(readResetLink()).toBeUndefined();
    expect(address()).toBe('/auth/reset-password');
  });

  it('goes along to the document of another language', () => {
    openDocument(`/en/auth/reset-password${query}`);
    openDocument('/de/auth/reset-password');
    expect(readResetLink()).toMatchObject(link);
  });

  it('is forgotten by the tab on another page, but not by its history entry', () => {
    openDocument(`/en/auth/reset-password${query}`);
    const entry: unknown = window.history.state;
    openDocument('/en/terms');
    expect(window.sessionStorage).toHaveLength(0);
    openDocument('/en/auth/reset-password', entry);
    expect(readResetLink()).toMatchObject(link);
  });

  it('is forgotten after an hour', () => {
    openDocument(`/en/auth/reset-password${query}`);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(readResetLink()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

it.each([query, '?email=ada%40example.com'])('the way back to the login stands below what %s leads to', (search) => {
  openDocument(`/de/auth/reset-password${search}`);
  open('resetPassword', 'de');
  expect(screen.getByRole('link', { name: de.auth.toLogin })).toHaveAttribute('href', '/de/auth/login');
});

it('a new password is sent as the contract says, which forgets the link and goes to the notice', async () => {
  const calls = stubApi({ status: 200 });
  openDocument(`/en/auth/reset-password${query}`, { key: 'k1' });
  open('resetPassword', 'en');
  // For password managers.
  expect(document.querySelector('[autocomplete="username"]')).toHaveValue(link.email);
  expect(screen.getByLabelText(en.auth.label.newPassword)).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(screen.getByLabelText(en.auth.label.newPassword), 'secret');
  await userEvent.type(screen.getByLabelText(en.auth.label.repeatPassword), 'secret{Enter}');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/auth/reset-password-ok', { replace: true }));
  expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/reset/');
  expect(calls[0]?.payload).toEqual({ ...link, password: 'secret', password_confirmation: 'secret' });
  expect(window.history.state).toEqual({ key: 'k1' });
  expect(readResetLink()).toBeUndefined();
});
