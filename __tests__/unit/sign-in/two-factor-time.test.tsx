/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../../src/sign-in/forms';
import {
  clearPendingLogin,
  pendingLimit,
  readPendingLogin,
  storePendingLogin,
} from '../../../src/sign-in/pending-login';
import type { Tree } from '../../../src/i18n/paths';
import { renderInPage } from '../../support/render-in-page';
import { holdApi, stubApi } from '../../support/stub-api';
import { watchForms } from './watch-forms';
import { de, en, fr } from '../../support/strings';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="twoFactor" />, { tree, route: 'twoFactor' });

const watched = watchForms();

beforeEach(() => storePendingLogin(credentials));

describe('the time for entering the code', () => {
  it('leads to the login of its tree when nothing waits', async () => {
    clearPendingLogin();
    open('fr');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/fr/auth/login', { replace: true }));
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('ends after 10 minutes', () => {
    jest.useFakeTimers();
    try {
      storePendingLogin(credentials);
      open();
      act(() => jest.advanceTimersByTime(pendingLimit - 1));
      expect(navigate).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true });
      expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is over when the machine slept through it, and sends nothing', async () => {
    const calls = stubApi({ status: 200 });
    open();
    const later = Date.now() + pendingLimit;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: en.auth.label.code }), '123456{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true }));
    expect(calls).toHaveLength(0);
  });

  const showAgain = (type: 'visibilitychange' | 'pageshow', persisted = false) =>
    act(() => {
      const event = Object.assign(new Event(type), { persisted });
      (type === 'pageshow' ? window : document).dispatchEvent(event);
    });

  it.each(['visibilitychange', 'pageshow'] as const)(
    'is over as soon as the tab wakes after its timers slept: at %s',
    (type) => {
      open();
      const later = Date.now() + pendingLimit;
      jest.spyOn(Date, 'now').mockReturnValue(later);
      showAgain(type);
      expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true });
      expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
    },
  );

  it('goes on when the visitor comes back in time from another tab, app or site', () => {
    open();
    showAgain('visibilitychange');
    showAgain('pageshow', true);
    expect(navigate).not.toHaveBeenCalled();
    expect(readPendingLogin()).toMatchObject(credentials);
  });

  it('that runs out while the code is sent is not over until the answer', async () => {
    jest.useFakeTimers();
    try {
      const finish = holdApi();
      storePendingLogin(credentials);
      open();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await act(() => jest.advanceTimersByTimeAsync(pendingLimit - 3000));
      await user.type(screen.getByRole('textbox', { name: en.auth.label.code }), '123456{Enter}');
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(navigate).not.toHaveBeenCalled();
      await act(async () => finish());
      expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/en');
      expect(navigate).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('that ran out while a wrong code was sent is over with its answer', async () => {
    const finish = holdApi({ status: 422 });
    open();
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: en.auth.label.code }), '123456{Enter}');
    await screen.findByRole('button', { name: en.auth.form.sending });
    const later = Date.now() + pendingLimit;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => finish());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true }));
  });

  const notice = () => screen.queryByRole('alert');
  const openLogin = (tree: Tree = 'bare') => renderInPage(<AuthForm form="login" />, { tree, route: 'login' });

  it('that took too long is explained at the login, and after a language switch, until that is left', () => {
    const { unmount } = open();
    const later = Date.now() + pendingLimit;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    showAgain('visibilitychange');
    unmount();
    const login = openLogin('de');
    expect(notice()).toHaveTextContent(de.auth.codeExpired);
    expect(notice()?.parentElement).toHaveFocus();
    window.history.replaceState(null, '', '/auth/login');
    login.unmount();
    const switched = openLogin();
    expect(notice()).toHaveTextContent(en.auth.codeExpired);
    window.history.replaceState(null, '', '/terms');
    switched.unmount();
    openLogin();
    expect(notice()).toBeNull();
  });

  it('that was ended by another page of the site is explained when the visitor comes back', async () => {
    const { unmount } = open();
    window.history.replaceState(null, '', '/terms');
    unmount();
    const again = open('fr');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/fr/auth/login', { replace: true }));
    again.unmount();
    openLogin('fr');
    expect(notice()).toHaveTextContent(fr.auth.loginInterrupted);
  });

  it('that the visitor ended by a link to the login is not explained there', () => {
    const { unmount } = open();
    window.history.replaceState(null, '', '/auth/login');
    unmount();
    openLogin();
    expect(notice()).toBeNull();
  });

  it('that never began is not explained at the login', () => {
    clearPendingLogin();
    open().unmount();
    renderInPage(<AuthForm form="login" />, { route: 'login' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends when the page is left', () => {
    const { unmount } = open();
    window.history.replaceState(null, '', '/terms');
    unmount();
    expect(readPendingLogin()).toBeUndefined();
  });

  it('goes on through a language switch', () => {
    const { unmount } = open();
    window.history.replaceState(null, '', '/de/auth/2fa');
    unmount();
    expect(readPendingLogin()).toMatchObject(credentials);
  });
});
