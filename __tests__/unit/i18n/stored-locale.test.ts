import { guardLocale } from '../../../src/i18n/locale-guard';
import { readStoredLocale, storeLocale } from '../../../src/i18n/stored-locale';

/** A mock of the parts of `localStorage` that are used. */
const stored = new Map<string, string>();
const localStorage = {
  getItem: (key: string): string | null => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeAll(() => Object.assign(globalThis, { window: { localStorage } }));

const address = (pathname: string) => ({ pathname, search: '', hash: '' });

afterEach(() => {
  jest.restoreAllMocks();
  stored.clear();
});

function denyStorage(): void {
  jest.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('the stored locale', () => {
  test.each(['xx', '', 'DE', '//evil.example', '{"a":1}', 'toString'])('counts as none when it is “%s”', (value) => {
    stored.set('locale', value);
    expect(readStoredLocale()).toBeUndefined();
  });

  it('counts as none when storage is denied, and storing then is silent', () => {
    denyStorage();
    expect(readStoredLocale()).toBeUndefined();
    expect(() => storeLocale('de')).not.toThrow();
    expect(guardLocale(address('/'))).toBe('/en');
  });
});

describe('visiting', () => {
  it('a tree stores its locale', () => {
    expect(guardLocale(address('/de/terms'))).toBeUndefined();
    expect(readStoredLocale()).toBe('de');
  });

  it('a bare page stores nothing', () => {
    expect(guardLocale(address('/terms'))).toBeUndefined();
    expect(guardLocale(address('/'))).toBe('/en');
    expect([...stored]).toEqual([]);
  });

  it('a bare page with German stored leads to its German twin and keeps German stored', () => {
    storeLocale('de');
    expect(guardLocale(address('/terms'))).toBe('/de/terms');
    expect(readStoredLocale()).toBe('de');
  });
});
