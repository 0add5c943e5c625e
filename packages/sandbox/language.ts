import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';

/** The site's language that fits `Accept-Language` best. */
export const languageOf = (c: Context): Locale =>
  // `accepts` returns one of `supports`, but its type says string.
  accepts(c, { header: 'Accept-Language', supports: [...locales], default: defaultLocale }) as Locale;
