import { locales } from '../../src/i18n/locales';
import { routeIds, routes } from '../../src/routes';
import { canonicalAddress } from '../../src/seo/addresses';
import type { PageHead } from './head';
import type { SitemapEntry } from './sitemap-entries';

/** A finished output as its auditor sees it. */
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

/** The pages under the addresses at which they are listed, whatever they say of themselves. */
export function pagesByAddress({ siteUrl, pages }: AuditedSite): Map<string, PageHead> {
  const listed = new Set(
    routeIds
      .filter((route) => routes[route].indexable)
      .flatMap((route) => locales.map((locale) => canonicalAddress(siteUrl, route, locale))),
  );
  const byAddress = pages.map((page) => [siteUrl + page.file.replace(/\.html$/, ''), page] as const);
  return new Map(byAddress.filter(([address]) => listed.has(address)));
}

/** Texts between quotes, for a sentence; “nothing” for none. */
export const quote = (values: readonly string[]): string => values.map((value) => `“${value}”`).join(', ') || 'nothing';
