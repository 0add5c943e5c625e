import fc from 'fast-check';
import { routesAbove, type Tree, trees } from '../../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../../src/routes';
import type { PageFacts } from '../../../src/seo/page-facts';
import { scriptText, structuredData } from '../../../src/seo/structured-data';

const siteUrl = 'https://www.example.com';

const factsOf = (route: RouteId, tree: Tree, title = `Title of ${route}`): PageFacts => ({
  siteUrl,
  company: { name: 'Example', supportEmail: 'help@example.com' },
  route,
  tree,
  title,
  description: '',
  above: routesAbove(route).map((other) => ({ route: other, title: `Title of ${other}` })),
});

/** Breadcrumbs as `name address` of each step. */
function breadcrumbsOf(route: RouteId, tree: Tree): string[] {
  const data = structuredData(factsOf(route, tree)) as { itemListElement?: { name: string; item: string }[] };
  return data.itemListElement?.map(({ name, item }) => `${name} ${item}`) ?? [];
}

describe('breadcrumbs', () => {
  it.each<[RouteId, Tree, string[]]>([
    ['terms', 'fr', [`Example ${siteUrl}/fr`, `Title of terms ${siteUrl}/fr/terms`]],
    ['terms', 'bare', [`Example ${siteUrl}/en`, `Title of terms ${siteUrl}/en/terms`]],
    [
      'faq',
      'de',
      [`Example ${siteUrl}/de`, `Title of trade ${siteUrl}/de/trade`, `Title of faq ${siteUrl}/de/trade/faq`],
    ],
    ['accessibility', 'en', [`Example ${siteUrl}/en`, `Title of accessibility ${siteUrl}/en/legal/accessibility`]],
  ])('of %s in %s', (route, tree, steps) => {
    expect(breadcrumbsOf(route, tree)).toEqual(steps);
  });

  it('are numbered from 1 on', () => {
    expect(structuredData(factsOf('faq', 'en'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
  });
});

it('the home page introduces the company and its site, in each language by the same facts', () => {
  const [first, ...others] = trees.map((tree) => structuredData(factsOf('home', tree, `Home in ${tree}`)));
  expect(first).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Example',
        url: `${siteUrl}/en`,
        logo: `${siteUrl}/apple-touch-icon.png`,
        contactPoint: { email: 'help@example.com', availableLanguage: ['en', 'de', 'fr'] },
      },
      { '@type': 'WebSite', name: 'Example', url: `${siteUrl}/en`, publisher: { '@id': `${siteUrl}/#organization` } },
    ],
  });
  for (const other of others) expect(other).toEqual(first);
});

it('pages with noindex have none, and no page has others', () => {
  const withData = routeIds.filter((route) => structuredData(factsOf(route, 'de')));
  expect(withData).toEqual(routeIds.filter((route) => routes[route].indexable));
});

it('any title comes out of the script element as it went in, with nothing that ends the element or is decoded', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('</script><b>', '&lt;&amp;&#39;', '<!--<script>', '"\\'),
      ),
      (title) => {
        const data = structuredData(factsOf('terms', 'en', title))!;
        const text = scriptText(data);
        expect(text).not.toMatch(/[<>&]/);
        expect(JSON.parse(text)).toEqual(data);
      },
    ),
  );
});
