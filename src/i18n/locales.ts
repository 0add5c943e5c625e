/**
 * The languages of the site, as in `<html lang>` and in the folder names of `content/` and `locales/`. To add a
 * language, add its code here and its row in `localeFacts`.
 */
export const locales = ['en', 'de', 'fr'] as const;

export type Locale = (typeof locales)[number];

interface LocaleFacts {
  /** The language's name in that language, for the language selector. */
  name: string;
  /** ISO 3166 code of the flag next to the name. */
  flag: string;
  /** Locale code of Open Graph. */
  openGraph: string;
  /** The charting provider's locale code. */
  chartProvider: string;
  /** Subdomain of the charting provider's website in this language. */
  chartSite: string;
  /** The country code that the phone field of the registration form has at first. */
  phoneCode: string;
}

/** Separate from `locales`, so that the early script can import the language codes without these facts. */
export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { name: 'English', flag: 'gb', openGraph: 'en_GB', chartProvider: 'en', chartSite: 'www', phoneCode: '+44' },
  de: { name: 'Deutsch', flag: 'de', openGraph: 'de_DE', chartProvider: 'de_DE', chartSite: 'de', phoneCode: '+49' },
  fr: { name: 'Français', flag: 'fr', openGraph: 'fr_FR', chartProvider: 'fr', chartSite: 'fr', phoneCode: '+33' },
};

export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
