import { routes } from '../../../src/routes';
import { canonicalAddress } from '../../../src/seo/addresses';
import type { PageHead } from './head';
import { type AuditedSite, pagesByAddress, quote } from './site';

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Required properties of each schema.org type that the site uses, by schema.org or by Google's documentation. */
const properties: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  ContactPoint: ['contactType', 'email'],
  WebSite: ['@id', 'name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** All objects with `@type` in a JSON value, outermost first. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

function parseData(text: string): Thing | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isThing(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function checkBreadcrumbs(list: unknown, canonical: string): string[] {
  const steps = Array.isArray(list) ? list.filter(isThing) : [];
  const last = steps.at(-1)?.item;
  return [
    ...(steps.every(({ position }, index) => position === index + 1)
      ? []
      : ['has breadcrumbs that are not numbered from 1 on']),
    ...(last === canonical
      ? []
      : [`has the canonical address ${canonical}, but its breadcrumbs end at “${String(last)}”`]),
  ];
}

/** Checks the JSON-LD of pages: valid JSON, required properties, addresses that match the page and other pages. */
export function structuredDataChecker(site: AuditedSite): (page: PageHead) => string[] {
  const byAddress = pagesByAddress(site);
  const known = new Map<string, { file: string; text: string }>();

  function checkAddresses({ url, item, logo }: Thing): string[] {
    const dead = [url, item].filter((address) => address !== undefined && !byAddress.has(String(address)));
    const noLogo = logo !== undefined && !site.files.has(String(logo).slice(site.siteUrl.length));
    return [
      ...dead.map((address) => `has structured data about “${String(address)}”, where no page is listed`),
      ...(noLogo ? [`has structured data with the logo “${String(logo)}”, but there is no such file`] : []),
    ];
  }

  function checkIdentity(file: string, thing: Thing): string[] {
    const id = String(thing['@id'] ?? '');
    const text = JSON.stringify(thing);
    const first = known.get(id);
    if (id && !first) known.set(id, { file, text });
    return !first || first.text === text ? [] : [`says other things about ${id} than ${first.file} does`];
  }

  function checkThing(page: PageHead, thing: Thing, canonical: string): string[] {
    const type = String(thing['@type']);
    const wanted = properties[type];
    if (!wanted) return [`has structured data of the type “${type}”, which this site does not use`];
    const missing = wanted.filter((name) => thing[name] === undefined || thing[name] === '');
    return [
      ...(missing.length > 0 ? [`has structured data of the type “${type}” without ${quote(missing)}`] : []),
      ...checkAddresses(thing),
      ...checkIdentity(page.file, thing),
      ...(type === 'BreadcrumbList' ? checkBreadcrumbs(thing.itemListElement, canonical) : []),
    ];
  }

  return (page) => {
    if (!page.place || !routes[page.place.route].indexable) return [];
    const { route, tree } = page.place;
    const wanted = route === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
    const data = page.structuredData.map(parseData);
    if (data.includes(undefined)) return ['has structured data that is no JSON object'];
    const things = thingsIn(data);
    const missing = wanted.filter((type) => !things.some((thing) => thing['@type'] === type));
    return [
      ...(missing.length > 0 ? [`lacks the structured data ${quote(missing)}`] : []),
      ...(data.every((thing) => thing?.['@context'] === 'https://schema.org')
        ? []
        : ['has structured data in another vocabulary than https://schema.org']),
      ...things.flatMap((thing) => checkThing(page, thing, canonicalAddress(site.siteUrl, route, tree))),
    ];
  };
}
