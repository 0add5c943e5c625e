import { readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { htmlFileOf, listFiles } from '../../packages/publish/published-files';
import { localeFacts, locales } from '../../src/i18n/locales';
import { routes } from '../../src/routes';
import { settings } from '../support/page-copy';
import { attributesOf, type BuiltPage, differences, fileOf, isIndexable, pageOf, pages, readFile } from './built-site';

/** URL of the built site, read from robots.txt. */
const [, siteUrl = ''] = /^Sitemap: (https?:\/\/[^/\s]+)\/sitemap\.xml$/m.exec(readFile('/robots.txt')) ?? [];

const listed = pages.filter(isIndexable);
const hidden = pages.filter((page) => !isIndexable(page));

/** The canonical URL of a page. For English pages without language prefix, such as /terms, its path begins with /en. */
function canonicalOf({ route, tree }: Pick<BuiltPage, 'route' | 'tree'>): string {
  const rest = routes[route].path;
  return `${siteUrl}/${tree === 'bare' ? 'en' : tree}${rest && `/${rest}`}`;
}

/** The expected alternates of a page, as `hreflang URL`: all languages, and English again as `x-default`. */
const twinsOf = ({ route }: BuiltPage): string[] => [
  ...locales.map((tree) => `${tree} ${canonicalOf({ route, tree })}`),
  `x-default ${canonicalOf({ route, tree: 'en' })}`,
];

const metaOf = ($: CheerioAPI, name: string): string[] =>
  attributesOf($, `meta[property="${name}"], meta[name="${name}"]`, 'content');

const alternatesIn = ($: CheerioAPI, links: Parameters<CheerioAPI>[0]): string[] =>
  $(links)
    .get()
    .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);

it('every indexable page has one canonical URL, and hreflang links to the page in each language', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(
    differences(listed, (page) => ({
      canonical: [attributesOf(page.$, 'link[rel="canonical"]', 'href'), [canonicalOf(page)]],
      hreflang: [alternatesIn(page.$, 'link[rel="alternate"][hreflang]'), twinsOf(page)],
      robots: [metaOf(page.$, 'robots'), []],
    })),
  ).toEqual([]);
});

it('sign-in pages and Page Not Found are noindex, without canonical URL, hreflang links and structured data', () => {
  expect(
    differences(hidden, ({ $ }) => ({
      robots: [metaOf($, 'robots'), ['noindex']],
      listing: [$('link[rel="canonical"], link[rel="alternate"][hreflang], [type="application/ld+json"]').length, 0],
    })),
  ).toEqual([]);
});

it('a built HTML file that belongs to no page of the site is noindex', () => {
  const known = pages.map(({ path }) => htmlFileOf(path));
  const others = listFiles('public').filter((file) => file.endsWith('.html') && !known.includes(file));
  expect(others.filter((file) => !/<meta name="robots" content="noindex/.test(readFile(file)))).toEqual([]);
});

it('the sitemap lists each indexable page once, by its canonical URL and with its hreflang links', () => {
  const $ = load(readFile('/sitemap.xml'), { xml: true });
  const entries = $('urlset > url')
    .get()
    .map((url) => [$(url).children('loc').text(), alternatesIn($, $(url).children('xhtml\\:link'))]);
  const wanted = listed.filter(({ tree }) => tree !== 'bare').map((page) => [canonicalOf(page), twinsOf(page)]);
  expect(entries).toHaveLength(wanted.length);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(wanted));
});

it('robots.txt disallows nothing, since crawlers must fetch a page to see its noindex', () => {
  expect(readFile('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('the Open Graph metadata of a page have the page’s title, description, URL and language', () => {
  expect(
    differences(pages, (page) => {
      const { $, locale } = page;
      const others = locales.filter((other) => other !== locale);
      return {
        'og:title with the name of the site': [
          metaOf($, 'og:title').map((title) => `${title} | ${metaOf($, 'og:site_name')[0]}`),
          [$('head > title').text()],
        ],
        'og:description': [metaOf($, 'og:description'), metaOf($, 'description')],
        'og:url': [metaOf($, 'og:url'), [canonicalOf(page)]],
        'og:type': [metaOf($, 'og:type'), ['website']],
        'og:locale': [metaOf($, 'og:locale'), [localeFacts[locale].openGraph]],
        'og:locale:alternate': [metaOf($, 'og:locale:alternate'), others.map((other) => localeFacts[other].openGraph)],
      };
    }),
  ).toEqual([]);
});

it('each indexable page has a link preview picture of at most 300 kB, with its real size and an alternative text in Open Graph tags', async () => {
  const wrong: string[] = [];
  for (const { path, $, route, locale } of listed) {
    const [picture = ''] = metaOf($, 'og:image');
    if (picture !== `${siteUrl}/og/${locale}/${routes[route].path || 'index'}.jpg`) wrong.push(`${path}: ${picture}`);
    const file = readFileSync(fileOf(new URL(picture).pathname) ?? '');
    const { format, width, height } = await sharp(file).metadata();
    const found = [format, width, height].join();
    const said = ['jpeg', metaOf($, 'og:image:width'), metaOf($, 'og:image:height')].join();
    if (found !== said || file.length > 300_000) wrong.push(`${path}: ${found}, ${file.length} bytes, not ${said}`);
    if (metaOf($, 'og:image:alt').join().length < 5) wrong.push(`${path}: its picture has no alternative text`);
  }
  expect(wrong).toEqual([]);
});

const dataOf = ({ $ }: BuiltPage): Record<string, unknown>[] =>
  $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);

it('the structured data of the home page describe company and site, and are the same in all languages', () => {
  const homes = listed.filter(({ route }) => route === 'home');
  const [data] = dataOf(pageOf('home', 'en'));
  expect(differences(homes, (page) => ({ 'JSON-LD': [dataOf(page), [data]] }))).toEqual([]);
  expect(fileOf('/apple-touch-icon.png')).toBeDefined();
  const url = `${siteUrl}/en`;
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: settings.company.name,
        url,
        logo: `${siteUrl}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: expect.stringContaining('@'),
        },
      },
      { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: settings.company.name, url },
    ],
  });
});
