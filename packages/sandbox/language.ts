import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';

/** The best match of `Accept-Language` among the site's languages. */
export const languageOf = (c: Context): Locale =>
  // One of `supports`, whose type `accepts` widens to strings.
  accepts(c, { header: 'Accept-Language', supports: [...locales], default: defaultLocale }) as Locale;
