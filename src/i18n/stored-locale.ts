import { isLocale, type Locale } from './locales';

const storageKey = 'locale';

/** The language chosen on an earlier visit; nonsense and denied storage count as none. */
export function readStoredLocale(): Locale | undefined {
  try {
    const value = window.localStorage.getItem(storageKey);
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(storageKey, locale);
  } catch {
    // Storage may be denied or full: the visit goes on in the language of its address.
  }
}
