import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { canonicalPath, type Tree } from '../i18n/paths';
import type { RouteId } from '../routes';

/** A language version of a page, for `<link rel="alternate">` and the sitemap. */
interface Alternate {
  hreflang: Locale | 'x-default';
  /** An absolute URL. */
  href: string;
}

/** Returns the absolute canonical URL of a page. `siteUrl` has no trailing slash. */
export const canonicalAddress = (siteUrl: string, route: RouteId, tree: Tree): string =>
  siteUrl + canonicalPath(route, tree);

/** Returns the `hreflang` alternates of a page: every language, including its own, and `x-default`. */
export const alternatesOf = (siteUrl: string, route: RouteId): Alternate[] => [
  ...locales.map((locale): Alternate => ({ hreflang: locale, href: canonicalAddress(siteUrl, route, locale) })),
  { hreflang: 'x-default', href: canonicalAddress(siteUrl, route, defaultLocale) },
];
