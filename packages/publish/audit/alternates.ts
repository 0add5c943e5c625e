import { alternatesOf } from '../../../src/seo/addresses';
import { routes } from '../../../src/routes';
import type { PageHead } from './head';
import { type AuditedSite, pagesByAddress, quote } from './site';

type Alternate = PageHead['alternates'][number];

const asText = ({ hreflang, href }: Alternate): string => `${hreflang} ${href}`;

/** Differences between a page's `hreflang` links and those that it must have. */
export function compareAlternates(named: readonly Alternate[], wanted: readonly Alternate[]): string[] {
  const [has, needs] = [named.map(asText), wanted.map(asText)];
  const twice = has.filter((text, index) => has.indexOf(text) !== index);
  const missing = needs.filter((text) => !has.includes(text));
  const extra = has.filter((text) => !needs.includes(text));
  return [
    ...(missing.length > 0 ? [`lacks the hreflang ${quote(missing)}`] : []),
    ...(extra.length > 0 ? [`has the hreflang ${quote(extra)}, which is not its twin`] : []),
    ...(twice.length > 0 ? [`has the hreflang ${quote(twice)} twice`] : []),
  ];
}

/** Checks the `hreflang` links of each page: targets exist, have that language, and link back. */
export function alternatesChecker(site: AuditedSite): (page: PageHead) => string[] {
  const byAddress = pagesByAddress(site);

  function checkTwin(page: PageHead, { hreflang, href }: Alternate): string[] {
    const twin = byAddress.get(href);
    if (!twin) return [`names ${href} as its twin, but no page is listed there`];
    const speaks = hreflang === 'x-default' || twin.lang === hreflang;
    const own = page.canonicals[0] ?? '';
    return [
      ...(speaks ? [] : [`names ${href} as its twin in “${hreflang}”, but that page’s lang is “${twin.lang}”`]),
      ...(twin.alternates.some((back) => back.href === own)
        ? []
        : [`names ${href} as its twin, which does not name ${own || 'it'} in return`]),
    ];
  }

  return (page) => {
    if (!page.place || !routes[page.place.route].indexable) return [];
    return [
      ...compareAlternates(page.alternates, alternatesOf(site.siteUrl, page.place.route)),
      ...page.alternates.flatMap((alternate) => checkTwin(page, alternate)),
    ];
  };
}
