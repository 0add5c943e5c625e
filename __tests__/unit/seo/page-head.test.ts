import { load } from 'cheerio';
import type { Tree } from '../../../src/i18n/paths';
import { type RouteId, routes } from '../../../src/routes';
import { headOf } from '../../support/head-of';

const siteUrl = 'https://www.example.com';

const headAt = (path: string) => load(headOf(path, siteUrl));

type Row = [path: string, route: RouteId, tree: Tree, canonical: string, picture: string];

describe.each<Row>([
  ['/', 'home', 'bare', '/en', '/og/en/index.jpg'],
  ['/fr', 'home', 'fr', '/fr', '/og/fr/index.jpg'],
  ['/trade/faq', 'faq', 'bare', '/en/trade/faq', '/og/en/trade/faq.jpg'],
  ['/de/legal/accessibility', 'accessibility', 'de', '/de/legal/accessibility', '/og/de/legal/accessibility.jpg'],
])('the head of %s', (path, route, _tree, canonical, picture) => {
  const $ = headAt(path);
  const content = (name: string) =>
    $(`meta[property="${name}"], meta[name="${name}"]`)
      .toArray()
      .map((meta) => $(meta).attr('content'));

  it('names one canonical address, the same for search engines and link previews', () => {
    expect($('link[rel="canonical"]').attr('href')).toBe(siteUrl + canonical);
    expect(content('og:url')).toEqual([siteUrl + canonical]);
  });

  it('names its twins and the default one', () => {
    const rest = routes[route].path && `/${routes[route].path}`;
    const twins = $('link[rel="alternate"]')
      .toArray()
      .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);
    expect(twins).toEqual(
      ['en en', 'de de', 'fr fr', 'x-default en'].map((twin) => {
        const [hreflang, locale] = twin.split(' ');
        return `${hreflang} ${siteUrl}/${locale}${rest}`;
      }),
    );
  });

  it('has a picture of known size, with a text for those who do not see it', () => {
    expect(content('og:image')).toEqual([siteUrl + picture]);
    expect(content('og:image:width')).toEqual(['1200']);
    expect(content('og:image:height')).toEqual(['630']);
    expect(content('og:image:alt')).toEqual([`Example – ${content('og:title')[0]}`]);
    expect(content('twitter:card')).toEqual(['summary_large_image']);
  });

  it('says that it may be listed', () => {
    expect(content('robots')).toEqual([]);
  });
});

it.each([
  ['/terms', 'en_GB', ['de_DE', 'fr_FR']],
  ['/en/terms', 'en_GB', ['de_DE', 'fr_FR']],
  ['/de/terms', 'de_DE', ['en_GB', 'fr_FR']],
  ['/fr/terms', 'fr_FR', ['en_GB', 'de_DE']],
])('link previews of %s are in %s, and know of %s', (path, own, others) => {
  const $ = headAt(path);
  expect($('meta[property="og:locale"]').attr('content')).toBe(own);
  const alternates = $('meta[property="og:locale:alternate"]').toArray();
  expect(alternates.map((meta) => $(meta).attr('content'))).toEqual(others);
});

it('the title says the company for search results, and for link previews leaves it to the site’s name', () => {
  const $ = headAt('/de/terms');
  expect($('title').text()).toBe('de terms | Example');
  expect($('meta[property="og:title"]').attr('content')).toBe('de terms');
  expect($('meta[property="og:site_name"]').attr('content')).toBe('Example');
});

it.each(['/auth/login', '/de/auth/register/confirmed', '/fr/withdrawal/error', '/404'])(
  '%s is not to be listed, but can be sent to a friend',
  (path) => {
    const $ = headAt(path);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"], link[rel="alternate"], script, meta[property="og:image"]')).toHaveLength(0);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary');
    expect($('meta[property="og:title"]')).toHaveLength(1);
  },
);
