import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readSitemap } from '../../packages/publish/audit/sitemap-entries';
import { routes } from '../../src/routes';
import { eachPage, fileOf, isIndexable, pages } from './built-site';

const alternatesOf = ($: (typeof pages)[number]['$']): Map<string, string> =>
  new Map(
    $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
  );

const indexable = eachPage.filter(([, page]) => isIndexable(page));
const hidden = eachPage.filter(([, page]) => !isIndexable(page));

describe.each(indexable)('%s', (_path, { $, route, tree }) => {
  const rest = routes[route].path && `/${routes[route].path}`;
  const prefixed = (locale: string): string => `/${locale}${rest}`;

  it('has an absolute canonical address, which is never bare', () => {
    const canonical = new URL($('link[rel="canonical"]').attr('href') ?? '');
    expect(canonical.pathname).toBe(prefixed(tree === 'bare' ? 'en' : tree));
    expect($('link[rel="canonical"]')).toHaveLength(1);
  });

  it('names its twin in each language, and the English one as default, absolutely', () => {
    const alternates = alternatesOf($);
    expect([...alternates.keys()].sort()).toEqual(['de', 'en', 'fr', 'x-default']);
    for (const locale of ['en', 'de', 'fr'])
      expect(new URL(alternates.get(locale) ?? '').pathname).toBe(prefixed(locale));
    expect(alternates.get('x-default')).toBe(alternates.get('en'));
  });

  it('may be listed', () => {
    expect($('meta[name="robots"]')).toHaveLength(0);
  });
});

describe.each(hidden)('%s', (_path, { $ }) => {
  it('may not be listed and names no canonical address', () => {
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveLength(0);
  });
});

it('alternates are reciprocal', () => {
  const byPath = new Map(pages.filter(isIndexable).map((page) => [page.path, alternatesOf(page.$)]));
  for (const [path, alternates] of byPath)
    for (const href of alternates.values())
      expect([path, byPath.get(new URL(href).pathname)]).toEqual([path, alternates]);
});

const readFile = (path: string): string => readFileSync(fileOf(path) ?? `no file at ${path}`, 'utf8');

it('the sitemap lists each page for everybody once, under its canonical address', () => {
  const canonicals = indexable.map(([, { $ }]) => $('link[rel="canonical"]').attr('href'));
  expect(
    readSitemap(readFile('/sitemap.xml'))
      .map(({ loc }) => loc)
      .sort(),
  ).toEqual([...new Set(canonicals)].sort());
});

it('robots.txt hides nothing and says where the sitemap is', () => {
  expect(readFile('/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/[^/\s]+\/sitemap\.xml\n$/);
});

describe.each(indexable)('a link to %s', (_path, { $, tree }) => {
  const content = (property: string): string => $(`meta[property="${property}"]`).attr('content') ?? '';

  it('is shown with a picture of the size it says, small enough for messengers', async () => {
    const path = new URL(content('og:image')).pathname;
    expect(path).toContain(`/og/${tree === 'bare' ? 'en' : tree}/`);
    const picture = readFileSync(fileOf(path) ?? `no file at ${path}`);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height].map(String)).toEqual([content('og:image:width'), content('og:image:height')]);
    expect(picture.length).toBeLessThanOrEqual(300_000);
  });

  it('is shown with the page’s own title and description', () => {
    expect($('head > title').text()).toBe(`${content('og:title')} | ${content('og:site_name')}`);
    expect(content('og:description')).toBe($('meta[name="description"]').attr('content'));
    expect(content('og:url')).toBe($('link[rel="canonical"]').attr('href'));
  });
});

const titleAt = new Map(
  pages
    .filter(({ tree }) => tree !== 'bare')
    .map(({ path, $ }) => [path, $('meta[property="og:title"]').attr('content')]),
);

describe.each(indexable.filter(([, { route }]) => route !== 'home'))('breadcrumbs of %s', (_path, { $ }) => {
  it('name pages by their titles, from the home page down to this one', () => {
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as {
      itemListElement: { name: string; item: string }[];
    };
    const [home, ...below] = data.itemListElement;
    expect(home?.name).toBe($('meta[property="og:site_name"]').attr('content'));
    for (const { name, item } of below) expect(name).toBe(titleAt.get(new URL(item).pathname));
    expect(below.at(-1)?.item).toBe($('link[rel="canonical"]').attr('href'));
  });
});
