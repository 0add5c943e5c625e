/** @jest-environment jsdom */
import { clearPendingLogin, readPendingLogin, storePendingLogin } from '../../../src/sign-in/pending-login';
import { dropPendingLoginElsewhere } from '../../../src/early/pending-login';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const at = (path: string) => window.history.replaceState(null, '', path);

afterEach(clearPendingLogin);

describe('what is held for the second factor, before React has started', () => {
  it.each(['/', '/terms', '/de/auth/login', '/fr/auth/2fa/x', '/no/such/page'])('is removed at %s', (path) => {
    storePendingLogin(credentials);
    at(path);
    dropPendingLoginElsewhere();
    expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
  });

  it.each(['/auth/2fa', '/en/auth/2fa', '/de/auth/2fa', '/fr/auth/2fa?x=1#main'])('stays at %s', (path) => {
    storePendingLogin(credentials);
    at(path);
    dropPendingLoginElsewhere();
    expect(readPendingLogin()).toMatchObject(credentials);
  });

  it('is removed when the back/forward cache restores another page', () => {
    at('/en/terms');
    dropPendingLoginElsewhere();
    storePendingLogin(credentials);
    window.dispatchEvent(new Event('pageshow'));
    expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
  });
});
