/**
 * The languages of the site, as in `<html lang>` and in the folder names of `content/` and `locales/`. To add one, begin
 * here; `localeFacts` then asks for its row.
 */
export const locales = ['en', 'de', 'fr'] as const;

export type Locale = (typeof locales)[number];

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

/** Apart from the list, so that the early file contains the list alone. */
export const localeFacts: Record<Locale, LocaleFacts> = {
  en: { name: 'English', flag: 'gb', openGraph: 'en_GB', chartProvider: 'en', chartSite: 'www', phoneCode: '+44' },
  de: { name: 'Deutsch', flag: 'de', openGraph: 'de_DE', chartProvider: 'de_DE', chartSite: 'de', phoneCode: '+49' },
  fr: { name: 'Français', flag: 'fr', openGraph: 'fr_FR', chartProvider: 'fr', chartSite: 'fr', phoneCode: '+33' },
};

export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
