import { alternatesOf } from '../../../src/seo/addresses';
import { routes } from '../../../src/routes';
import { sitemapFile } from '../finish/sitemap';
import { compareAlternates } from './alternates';
import type { PageHead } from './head';
import { type AuditedSite, isHidden, pagesByAddress } from './site';

/** Differences between the sitemap and the canonical addresses of the pages. */
export function checkSitemap(site: AuditedSite): string[] {
  const byAddress = pagesByAddress(site);
  const named = site.sitemap.map(({ loc }) => loc);
  const wrong = site.sitemap.flatMap(({ loc, alternates }, index) => {
    const page = byAddress.get(loc);
    if (!page?.place) return [`lists ${loc}, but no page is listed there`];
    return [
      ...(named.indexOf(loc) === index ? [] : [`lists ${loc} twice`]),
      ...(isHidden(page) ? [`lists ${loc}, but ${page.file} says noindex`] : []),
      ...(page.canonicals[0] === loc
        ? []
        : [`lists ${loc}, but ${page.file} names “${page.canonicals[0]}” as canonical`]),
      ...compareAlternates(alternates, alternatesOf(site.siteUrl, page.place.route)).map((text) => `at ${loc} ${text}`),
    ];
  });
  const missing = [...byAddress].filter(([address]) => !named.includes(address));
  return [...wrong, ...missing.map(([address, { file }]) => `does not list ${address} (${file})`)].map(
    (text) => `${sitemapFile}: ${text}.`,
  );
}

/** Checks that `robots.txt` names the sitemap and disallows nothing: crawlers must fetch a page to see `noindex`. */
export function checkRobots({ robots, siteUrl }: AuditedSite): string[] {
  const line = `Sitemap: ${siteUrl}${sitemapFile}`;
  const forbidden = robots.split('\n').filter((text) => /^\s*disallow:\s*\S/i.test(text));
  return [
    ...(robots.split('\n').includes(line) ? [] : [`/robots.txt: must have the line “${line}”.`]),
    ...forbidden.map((text) => `/robots.txt: “${text.trim()}” hides pages that have to be seen to say noindex.`),
  ];
}

/** Indexable pages of one language with the same title or description. Bare pages are canonicalised to `/en`. */
export function checkDoubles({ pages }: AuditedSite): string[] {
  const seen = new Map<string, string>();
  const double = ({ file, place, titles, descriptions }: PageHead): string[] => {
    if (!place || place.tree === 'bare' || !routes[place.route].indexable) return [];
    return (
      [
        ['title', titles[0]],
        ['description', descriptions[0]],
      ] as const
    ).flatMap(([what, text]) => {
      const key = `${place.locale} ${what} ${text}`;
      const first = seen.get(key);
      seen.set(key, first ?? file);
      return first ? [`${file}: has the same ${what} as ${first}, “${text}”.`] : [];
    });
  };
  return pages.flatMap(double);
}
