import { readAddress } from './read-address';
import { defaultLocale, type Locale } from './locales';
import { type Address, pathIn } from './paths';
import { withoutResetLink } from './without-reset-link';

/**
 * The URL to redirect to, if any. A misspelt path goes to its canonical path, an unknown language to `/`, and `/` to
 * English or the stored locale. A path without language prefix goes to the stored locale if that is not English. Query
 * and hash are kept; reset links are removed except on the page that resets a password, because on other pages the
 * token would stay in the URL.
 */
export function redirectOf({ pathname, search, hash }: Address, stored: Locale | undefined): string | undefined {
  const { tree, path, route } = readAddress(pathname);
  const isRoot = path === '/';
  const locale = stored === undefined || stored === defaultLocale ? isRoot && defaultLocale : stored;
  const target = tree === 'bare' && locale ? pathIn(locale, path.slice(1)) : path;
  const suffix = search + hash;
  const kept = route === 'resetPassword' ? suffix : withoutResetLink(suffix);
  return target === pathname && kept === suffix ? undefined : target + kept;
}
