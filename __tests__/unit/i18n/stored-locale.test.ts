/** @jest-environment jsdom */
import { guardLocale } from '../../../src/i18n/locale-guard';
import { readStoredLocale, storeLocale } from '../../../src/i18n/stored-locale';

const visit = (pathname: string) => guardLocale({ pathname, search: '', hash: '' });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each(['xx', '', 'DE', '//evil.example', 'toString'])(
  'a stored language of “%s” is ignored as invalid',
  (value) => {
    window.localStorage.setItem('locale', value);
    expect(readStoredLocale()).toBeUndefined();
  },
);

it('where the browser denies storage, no language is stored, and no error is thrown', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(() => storeLocale('de')).not.toThrow();
  expect(visit('/')).toBe('/en');
});

test.each([
  ['no language', '/de/terms', 'does not redirect, and stores German', undefined, undefined, 'de'],
  ['no language', '/terms', 'does not redirect, and stores no language', undefined, undefined, undefined],
  ['no language', '/', 'redirects to /en, and stores no language', undefined, '/en', undefined],
  ['German', '/terms', 'redirects to /de/terms, and leaves German stored', 'de', '/de/terms', 'de'],
] as const)('with %s stored, a visit to %s %s', (_stored, path, _outcome, before, target, after) => {
  if (before) storeLocale(before);
  expect(visit(path)).toBe(target);
  expect(readStoredLocale()).toBe(after);
});
