import { localeFacts, locales } from '../../../src/i18n/locales';
import { routes } from '../../../src/routes';
import { canonicalAddress } from '../../../src/seo/addresses';
import type { PageHead } from './head';
import { type AuditedSite, isHidden, quote } from './site';

/** Problems of a page that has no title or description, an empty one, or several. */
function miscounted(page: PageHead): string[] {
  const counts: [what: string, values: readonly string[]][] = [
    ['title', page.titles],
    ['description', page.descriptions],
  ];
  return counts
    .filter(([, values]) => values.length !== 1 || !values[0]?.trim())
    .map(([what, values]) => `must have one ${what}, but has ${quote(values)}`);
}

function hiddenPage(page: PageHead): string[] {
  return [
    ...(isHidden(page) ? [] : ['is listed nowhere, but does not say noindex']),
    ...(page.canonicals.length > 0 ? [`says noindex, but names ${quote(page.canonicals)} as canonical`] : []),
    ...(page.alternates.length > 0 ? ['says noindex, but has hreflang links'] : []),
    ...(page.structuredData.length > 0 ? ['says noindex, but has structured data'] : []),
  ];
}

function listedPage(page: PageHead, canonical: string, siteUrl: string): string[] {
  const refresh = page.refresh === undefined ? undefined : siteUrl + page.refresh;
  return [
    ...(isHidden(page) ? [`is to be listed, but its robots meta says ${quote(page.robots)}`] : []),
    ...(page.canonicals.length === 1 && page.canonicals[0] === canonical
      ? []
      : [`must name ${canonical} as canonical, but names ${quote(page.canonicals)}`]),
    ...(refresh === undefined || refresh === canonical
      ? []
      : [`sends visitors to ${refresh}, but its canonical is ${canonical}`]),
  ];
}

function language({ lang, openGraph }: PageHead, locale: keyof typeof localeFacts): string[] {
  const others = locales.filter((other) => other !== locale).map((other) => localeFacts[other].openGraph);
  const [own = [], named = []] = [openGraph.get('og:locale'), openGraph.get('og:locale:alternate')];
  const wanted = localeFacts[locale].openGraph;
  return [
    ...(lang === locale ? [] : [`is in “${locale}” by its address, but its lang is “${lang}”`]),
    ...(own.join() === wanted ? [] : [`is in “${locale}”, so og:locale must be “${wanted}”, but is ${quote(own)}`]),
    ...(named.join() === others.join()
      ? []
      : [`must have og:locale:alternate ${quote(others)}, but has ${quote(named)}`]),
  ];
}

/** Problems of a page's title, description, `noindex`, canonical link and language, compared with its route. */
export function checkListing(page: PageHead, { siteUrl }: AuditedSite): string[] {
  if (!page.place) return isHidden(page) ? [] : ['is no page of src/routes.ts, but does not say noindex'];
  const { route, tree, locale } = page.place;
  const canonical = canonicalAddress(siteUrl, route, tree);
  return [
    ...miscounted(page),
    ...language(page, locale),
    ...(routes[route].indexable ? listedPage(page, canonical, siteUrl) : hiddenPage(page)),
  ];
}
