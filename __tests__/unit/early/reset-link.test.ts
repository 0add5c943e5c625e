/** @jest-environment jsdom */
import { forgetResetLink, readResetLink } from '../../../src/sign-in/reset-link';
import { hideResetLink } from '../../../src/early/reset-link';

const link = { email: 'ada@example.com', token: 'abc123' };
const query = '?email=ada%40example.com&token=abc123';

const at = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.href.replace(window.location.origin, '');

/** As at the start of each document. */
function openDocument(path: string): void {
  at(path);
  hideResetLink();
}

afterEach(() => {
  forgetResetLink();
  at('/');
});

describe('a reset link, before React has started', () => {
  it.each([
    ['/auth/reset-password', ''],
    ['/de/auth/reset-password', '#top'],
    ['/auth/reset-password/', '#top'],
  ])('leaves the address %s?…%s', (path, hash) => {
    openDocument(`${path}${query}&x=1${hash}`);
    expect(address()).toBe(`${path}?x=1${hash}`);
    expect(window.history.state).toMatchObject({ resetLink: link });
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
    window.history.replaceState(entry, '', '/en/auth/reset-password');
    expect(readResetLink()).toMatchObject(link);
  });

  it('is forgotten after an hour', () => {
    openDocument(`/en/auth/reset-password${query}`);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    expect(readResetLink()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
    jest.restoreAllMocks();
  });
});
