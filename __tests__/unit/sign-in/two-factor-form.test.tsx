/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { pendingLimit, storePendingLogin } from '../../../src/sign-in/pending-login';
import { de, en } from '../../support/strings';
import { stubApi } from '../../support/stub-api';
import { leave, open } from './sign-in-page';
import { watchForms } from './watch-forms';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const watched = watchForms();

beforeEach(() => storePendingLogin(credentials));
afterEach(() => jest.useRealTimers());

const code = () => screen.getByRole('textbox');
const enter = (text: string, user = userEvent.setup()) => user.type(code(), `${text}{Enter}`);

const passTime = () => {
  const later = Date.now() + pendingLimit;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

describe('the code form', () => {
  it('explains which code to enter, and lets one-time codes be filled in', () => {
    open('twoFactor');
    expect(screen.getByText(en.auth.twoFactorRequired)).toBeVisible();
    expect(screen.getByText(en.auth.twoFactor.sent)).toBeVisible();
    expect(code()).toHaveAccessibleName(en.auth.label.code);
    expect(code()).toHaveAccessibleDescription(en.auth.twoFactor.hint);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    // The broker says nowhere that codes have digits alone, so phones show all keys.
    expect(code()).not.toHaveAttribute('inputmode');
  });

  it('sends the contract, removes what waited and leaves for the terminal', async () => {
    const calls = stubApi({ status: 200 });
    open('twoFactor', 'de');
    await enter(' 123 456 ');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/de'));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.payload).toEqual({ ...credentials, secret: '123456', remember: true });
    expect(window.sessionStorage).toHaveLength(0);
  });
});

it('the time for entering the code is over as soon as the tab wakes', () => {
  open('twoFactor');
  passTime();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true });
});

describe('the login after a code form', () => {
  const notice = () => screen.queryByRole('alert');

  it('says that the time has run out, after a language switch too, until it is left', () => {
    const form = open('twoFactor');
    passTime();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    leave(form, '/de/auth/login');
    const login = open('login', 'de');
    expect(notice()).toHaveTextContent(de.auth.codeExpired);
    expect(notice()?.parentElement).toHaveFocus();
    leave(login, '/auth/login');
    const switched = open('login');
    expect(notice()).toHaveTextContent(en.auth.codeExpired);
    leave(switched, '/terms');
    open('login');
    expect(notice()).toBeNull();
  });
});
