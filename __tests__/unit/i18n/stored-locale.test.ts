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
  ['/de/terms', undefined, undefined, 'de'],
  ['/terms', undefined, undefined, undefined],
  ['/', undefined, '/en', undefined],
  ['/terms', 'de', '/de/terms', 'de'],
] as const)(
  'a visit to %s, with the language %s stored, redirects to %s, and afterwards the language %s is stored (undefined: none)',
  (path, before, target, after) => {
    if (before) storeLocale(before);
    expect(visit(path)).toBe(target);
    expect(readStoredLocale()).toBe(after);
  },
);
