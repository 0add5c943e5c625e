import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';

/** The site's language that fits `Accept-Language` best. */
export const languageOf = (c: Context): Locale =>
  // The type assertion is right, since `accepts` returns a locale from `supports`, although its type says `string`.
  accepts(c, { header: 'Accept-Language', supports: [...locales], default: defaultLocale }) as Locale;
