import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { canonicalPath, type Tree } from '../i18n/paths';
import type { RouteId } from '../routes';

/** The same page in another language, as `<link rel="alternate">` and the sitemap name it. */
interface Alternate {
  hreflang: Locale | 'x-default';
  /** Absolute. */
  href: string;
}

/** The one absolute address under which a page is listed; `siteUrl` has no trailing slash. */
export const canonicalAddress = (siteUrl: string, route: RouteId, tree: Tree): string =>
  siteUrl + canonicalPath(route, tree);

/** A page's `hreflang` alternates: every language, itself included, and `x-default`. */
export const alternatesOf = (siteUrl: string, route: RouteId): Alternate[] => [
  ...locales.map((locale): Alternate => ({ hreflang: locale, href: canonicalAddress(siteUrl, route, locale) })),
  { hreflang: 'x-default', href: canonicalAddress(siteUrl, route, defaultLocale) },
];
