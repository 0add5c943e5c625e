import { quoteAll } from '../../../src/content/problem';
import { locales } from '../../../src/i18n/locales';
import { routeIds, routes } from '../../../src/routes';
import { canonicalAddress } from '../../../src/seo/addresses';
import type { PageHead } from './head';
import type { SitemapEntry } from './sitemap-entries';

/** The parts of a finished build that the audit reads. */
export interface AuditedSite {
  /** Without trailing slash. */
  siteUrl: string;
  pages: readonly PageHead[];
  /** Paths of all published files. */
  files: ReadonlySet<string>;
  sitemap: readonly SitemapEntry[];
  robots: string;
}

export const isHidden = ({ robots }: PageHead): boolean =>
  robots.some((content) => /\bnoindex\b|\bnone\b/i.test(content));

/** Indexable pages by the address at which they should be listed, whatever their own canonical link is. */
export function pagesByAddress({ siteUrl, pages }: AuditedSite): Map<string, PageHead> {
  const listed = new Set(
    routeIds
      .filter((route) => routes[route].indexable)
      .flatMap((route) => locales.map((locale) => canonicalAddress(siteUrl, route, locale))),
  );
  const byAddress = pages.map((page) => [siteUrl + page.file.replace(/\.html$/, ''), page] as const);
  return new Map(byAddress.filter(([address]) => listed.has(address)));
}

/** Values in quotation marks for a message; “nothing” if there are none. */
export const quote = (values: readonly string[]): string => quoteAll(values) || 'nothing';
