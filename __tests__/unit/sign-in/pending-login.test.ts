/** @jest-environment jsdom */
import { clearPendingLogin, readPendingLogin, storePendingLogin } from '../../../src/sign-in/pending-login';

const credentials = { email: 'ada@example.com', password: 'my secret' };

afterEach(() => {
  jest.restoreAllMocks();
  clearPendingLogin();
});

describe('the login that waits for its second factor', () => {
  it('is held in the storage of the session alone', () => {
    storePendingLogin(credentials);
    expect(readPendingLogin()).toMatchObject(credentials);
    expect(window.sessionStorage).toHaveLength(1);
    expect(window.localStorage).toHaveLength(0);
    clearPendingLogin();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is gone, storage included, after 10 minutes', () => {
    storePendingLogin(credentials);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    expect(readPendingLogin()).toBeUndefined();
    expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
  });

  it('is held in memory where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(denied);
    storePendingLogin(credentials);
    expect(readPendingLogin()).toMatchObject(credentials);
    clearPendingLogin();
    expect(readPendingLogin()).toBeUndefined();
  });

  it.each(['', '[]', '{"email":1,"password":"x","expires":99999999999999}'])(
    'is none when the storage holds %j',
    (nonsense) => {
      window.sessionStorage.setItem('pendingLogin', nonsense);
      expect(readPendingLogin()).toBeUndefined();
      expect(window.sessionStorage.getItem('pendingLogin')).toBeNull();
    },
  );
});
