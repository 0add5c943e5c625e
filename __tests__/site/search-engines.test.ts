import { routes } from '../../src/routes';
import { eachPage, isIndexable, pages } from './built-site';

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
