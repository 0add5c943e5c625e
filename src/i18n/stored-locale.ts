import { isLocale, type Locale } from './locales';

const storageKey = 'locale';

/** The locale stored on an earlier visit. Undefined if the stored value is no locale, or if storage is denied. */
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
    // Nothing is stored if storage is denied or full.
  }
}
