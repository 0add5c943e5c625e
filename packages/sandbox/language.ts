import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLocale, isLocale, type Locale, locales } from '../../src/i18n/locales';

/** The best match of `Accept-Language` among the site's languages; a region (`de-AT`) matches its language. */
export const languageOf = (c: Context): Locale =>
  accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: defaultLocale,
    match: (wanted, config) =>
      wanted
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0])
        .find(isLocale) ?? config.default,
  }) as Locale; // Of `supports`, whose type `accepts` widens to strings.
