/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../../src/auth/auth-form';
import { clearPendingLogin, pendingLimit, readPendingLogin, storePendingLogin } from '../../../src/auth/pending-login';
import type { Tree } from '../../../src/i18n/paths';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { watchForms } from './watch-forms';
import { de, en } from '../../support/strings';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="twoFactor" />, { tree, route: 'twoFactor' });
watchForms();

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
      expect(window.sessionStorage).toHaveLength(0);
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
      expect(window.sessionStorage).toHaveLength(0);
    },
  );

  it('goes on through the unloading of its page, which may be a reload', () => {
    open();
    window.dispatchEvent(new Event('pagehide'));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showAgain('visibilitychange');
    expect(window.sessionStorage).toHaveLength(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('goes on when the visitor comes back in time from another tab or app', () => {
    open();
    showAgain('visibilitychange');
    showAgain('pageshow');
    expect(navigate).not.toHaveBeenCalled();
    expect(readPendingLogin()).toMatchObject(credentials);
  });

  it('is over when the browser restores the page from its back/forward cache', () => {
    open();
    showAgain('pageshow', true);
    expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['back_forward', false],
    ['navigate', false],
    ['reload', true],
  ] as const)('that began in an earlier document goes on after a %s: %s', (type, goesOn) => {
    open().unmount();
    storePendingLogin(credentials);
    open();
    window.dispatchEvent(new Event('pagehide'));
    // jsdom has no performance entries of type `navigation`.
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    expect(readPendingLogin() !== undefined).toBe(goesOn);
    expect(window.sessionStorage).toHaveLength(goesOn ? 1 : 0);
  });

  it('that took too long is explained at the login, once', () => {
    const { unmount } = open();
    const later = Date.now() + pendingLimit;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    showAgain('visibilitychange');
    unmount();
    const login = renderInPage(<AuthForm form="login" />, { tree: 'de', route: 'login' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(de.auth.codeExpired);
    expect(alert.parentElement).toHaveFocus();
    login.unmount();
    renderInPage(<AuthForm form="login" />, { route: 'login' });
    expect(screen.queryByRole('alert')).toBeNull();
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
