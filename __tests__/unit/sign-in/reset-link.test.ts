/** @jest-environment jsdom */
import { forgetResetLink, readResetLink } from '../../../src/sign-in/reset-link';

const link = { email: 'ada@example.com', token: 'abc123' };

const stamped = { ...link, expires: Date.now() + 60_000 };

const at = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);

const address = () => window.location.href.replace(window.location.origin, '');

afterEach(() => {
  forgetResetLink();
  at('/');
});

describe('the reset link', () => {
  it('is read from the history entry, where it stays with the router’s keys', () => {
    at('/de/auth/reset-password', { key: 'k1', resetLink: stamped });
    expect(readResetLink()).toMatchObject(link);
    expect(window.history.state).toMatchObject({ key: 'k1', resetLink: link });
  });

  it('keeps the plus of an address that a mail program did not encode', () => {
    at('/auth/reset-password?email=ada+news@example.com&token=a+b');
    expect(readResetLink()).toMatchObject({ email: 'ada+news@example.com', token: 'a+b' });
  });

  it.each([
    ['/auth/reset-password?email=ada%40example.com', null],
    ['/auth/reset-password', { resetLink: { email: '', token: 'x' } }],
  ])('is none at %s with state %j, and the address is clean after it', (path, state) => {
    at(path, state);
    expect(readResetLink()).toBeUndefined();
    expect(address()).toBe('/auth/reset-password');
  });

  it('is nowhere once it was used', () => {
    at('/auth/reset-password', { key: 'k1', resetLink: stamped });
    readResetLink();
    forgetResetLink();
    expect(window.history.state).toEqual({ key: 'k1' });
    expect(readResetLink()).toBeUndefined();
  });
});
