import { isLocale, type Locale } from './locales';

const storageKey = 'locale';

/** The locale stored on an earlier visit; undefined for any other value, and where storage is denied. */
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
    // Storage is denied or full: nothing is stored.
  }
}
