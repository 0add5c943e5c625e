/** @jest-environment jsdom */
import { guardLocale } from '../../src/i18n/locale-guard';
import { readStoredLocale, storeLocale } from '../../src/i18n/stored-locale';

const address = (pathname: string) => ({ pathname, search: '', hash: '' });

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

function denyStorage(): void {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('the stored locale', () => {
  it('is what was stored', () => {
    storeLocale('fr');
    expect(readStoredLocale()).toBe('fr');
    expect(window.localStorage.getItem('locale')).toBe('fr');
  });

  test.each(['xx', '', 'DE', '//evil.example', '{"a":1}', 'toString'])('counts as none when it is “%s”', (value) => {
    window.localStorage.setItem('locale', value);
    expect(readStoredLocale()).toBeUndefined();
  });

  it('counts as none when storage is denied, and storing then is silent', () => {
    denyStorage();
    expect(readStoredLocale()).toBeUndefined();
    expect(() => storeLocale('de')).not.toThrow();
  });
});

describe('visiting', () => {
  it('a tree stores its locale', () => {
    expect(guardLocale(address('/de/terms'))).toBeUndefined();
    expect(readStoredLocale()).toBe('de');
  });

  it('a bare page stores nothing', () => {
    expect(guardLocale(address('/terms'))).toBeUndefined();
    expect(readStoredLocale()).toBeUndefined();
  });

  it('a bare page with German stored leads to its German twin and keeps German stored', () => {
    storeLocale('de');
    expect(guardLocale(address('/terms'))).toBe('/de/terms');
    expect(readStoredLocale()).toBe('de');
  });

  it('works with storage denied', () => {
    denyStorage();
    expect(guardLocale(address('/de/terms'))).toBeUndefined();
    expect(guardLocale(address('/'))).toBe('/en');
  });
});
