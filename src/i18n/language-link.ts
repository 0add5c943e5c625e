import type { Locale } from './locales';
import { type Address, switchLocale } from './paths';
import { redirectOf } from './redirect';

/** URL of the same page in another language, with query and hash. */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): string {
  const target = { pathname: switchLocale(pathname, locale), search, hash };
  return redirectOf(target, locale) ?? target.pathname + search + hash;
}
