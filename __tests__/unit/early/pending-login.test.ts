/** @jest-environment jsdom */
import { clearPendingLogin, storePendingLogin } from '../../../src/sign-in/pending-login';
import { dropPendingLoginElsewhere } from '../../../src/early/pending-login';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const at = (path: string) => window.history.replaceState(null, '', path);

afterEach(clearPendingLogin);

const isKeptAt = (path: string): boolean => {
  storePendingLogin(credentials);
  at(path);
  dropPendingLoginElsewhere();
  return window.sessionStorage.getItem('pendingLogin') !== null;
};

describe('what is held for the second factor, before React has started', () => {
  it.each([
    ...['/', '/terms', '/de/auth/login', '/fr/auth/2fa/x', '/no/such/page'].map((path) => [path, false] as const),
    ...['/auth/2fa', '/en/auth/2fa', '/fr/auth/2fa?x=1#main'].map((path) => [path, true] as const),
  ])('at %s is kept: %s', (path, isKept) => {
    expect(isKeptAt(path)).toBe(isKept);
  });

  it('is removed when the back/forward cache restores another page', () => {
    at('/en/terms');
    dropPendingLoginElsewhere();
    storePendingLogin(credentials);
    window.dispatchEvent(new Event('pageshow'));
    expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
  });
});
