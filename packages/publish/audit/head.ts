import type { Locale } from '../../../src/i18n/locales';
import { localeOf, parsePath, routeAt, type Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
import { type Document, parseHtml } from '../finish/gatsby-html';

/** The head of a page as search engines and link previews read it. */
export interface PageHead {
  /** Path of the file within the site. */
  file: string;
  lang: string;
  titles: string[];
  descriptions: string[];
  /** Contents of `<meta name="robots">`. */
  robots: string[];
  canonicals: string[];
  alternates: { hreflang: string; href: string }[];
  /** Open Graph by property, in order. */
  openGraph: ReadonlyMap<string, string[]>;
  /** Contents of the JSON-LD scripts. */
  structuredData: string[];
  /** Target of the page's `<meta http-equiv="refresh">`, which works without scripts. */
  refresh: string | undefined;
  /** The route and tree of the page; undefined for a file without a route, such as `/admin`. */
  place: { route: RouteId; tree: Tree; locale: Locale } | undefined;
}

function placeOf(file: string): PageHead['place'] {
  const { tree, rest } = parsePath(file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
  const route = routeAt(rest);
  return route && { route, tree, locale: localeOf(tree) };
}

const valuesOf = ($: Document, selector: string, name: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');

function openGraphOf($: Document): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const element of $('meta[property^="og:"]').toArray()) {
    const { property = '', content = '' } = element.attribs;
    found.set(property, [...(found.get(property) ?? []), content]);
  }
  return found;
}

/** Reads the head elements of a page's HTML. */
export function readHead(file: string, html: string): PageHead {
  const $ = parseHtml(html.slice(0, html.indexOf('</head>')));
  const texts = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  return {
    file,
    lang: $('html').attr('lang') ?? '',
    titles: texts('title'),
    descriptions: valuesOf($, 'meta[name="description"]', 'content'),
    robots: valuesOf($, 'meta[name="robots"]', 'content'),
    canonicals: valuesOf($, 'link[rel="canonical"]', 'href'),
    alternates: $('link[rel="alternate"][hreflang]')
      .toArray()
      .map(({ attribs: { hreflang = '', href = '' } }) => ({ hreflang, href })),
    openGraph: openGraphOf($),
    structuredData: texts('script[type="application/ld+json"]'),
    refresh: /url=(.*)$/i.exec($('meta[http-equiv="refresh" i]').attr('content') ?? '')?.[1],
    place: placeOf(file),
  };
}
