/** The languages of the site, with codes for other services. To add a language, add a row here first. */
const table = {
  en: { name: 'English', flag: 'gb', openGraph: 'en_GB', chartProvider: 'en', chartSite: 'www', phoneCode: '+44' },
  de: { name: 'Deutsch', flag: 'de', openGraph: 'de_DE', chartProvider: 'de_DE', chartSite: 'de', phoneCode: '+49' },
  fr: { name: 'Français', flag: 'fr', openGraph: 'fr_FR', chartProvider: 'fr', chartSite: 'fr', phoneCode: '+33' },
} as const;

/** A language of the site, as in `<html lang>` and in the folder names of `content/` and `locales/`. */
export type Locale = keyof typeof table;

interface LocaleFacts {
  /** The language's own name for itself, as the language selector shows it. */
  name: string;
  /** ISO 3166 code of the flag beside the name. */
  flag: string;
  /** Locale code of Open Graph. */
  openGraph: string;
  /** Locale code of the charting provider's widgets. */
  chartProvider: string;
  /** First part of the name of the charting provider's own site in this language. */
  chartSite: string;
  /** Default country code of phone fields. */
  phoneCode: string;
}

export const localeFacts: Record<Locale, LocaleFacts> = table;

export const locales = Object.keys(table) as Locale[]; // `Object.keys` returns strings.

export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
