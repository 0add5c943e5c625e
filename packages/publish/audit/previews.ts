import { routes } from '../../../src/routes';
import { canonicalAddress } from '../../../src/seo/addresses';
import type { PageHead } from './head';
import { type AuditedSite, quote } from './site';

const once = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name'];
const onceWithPicture = [...once, 'og:image', 'og:image:alt', 'og:image:width', 'og:image:height'];

const isPublished = (address: string, { siteUrl, files }: AuditedSite): boolean =>
  address.startsWith(`${siteUrl}/`) && files.has(address.slice(siteUrl.length));

/** Differences between a page and its Open Graph data, and previews whose picture is missing. */
export function checkPreview({ place, openGraph, titles, descriptions }: PageHead, site: AuditedSite): string[] {
  if (!place) return [];
  const first = (property: string): string => openGraph.get(property)?.[0] ?? '';
  const canonical = canonicalAddress(site.siteUrl, place.route, place.tree);
  const miscounted = (routes[place.route].indexable ? onceWithPicture : once)
    .map((property) => [property, openGraph.get(property) ?? []] as const)
    .filter(([, values]) => values.length !== 1 || values[0] === '');
  const picture = first('og:image');
  return [
    ...miscounted.map(([property, values]) => `must have one ${property}, but has ${quote(values)}`),
    ...(first('og:url') === canonical
      ? []
      : [`has the canonical address ${canonical}, but its og:url is “${first('og:url')}”`]),
    ...(titles[0]?.startsWith(first('og:title'))
      ? []
      : [`is titled ${quote(titles)}, but its og:title is “${first('og:title')}”`]),
    ...(descriptions[0] === first('og:description') ? [] : ['has an og:description that is not its description']),
    ...(picture === '' || isPublished(picture, site)
      ? []
      : [`has the og:image ${picture}, but no such file is published`]),
  ];
}
