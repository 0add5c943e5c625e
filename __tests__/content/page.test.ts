import { identifyPageFile, publishedCopy, pageFilePath, readPageCopy } from '../../src/content/page';
import { locales } from '../../src/i18n/locales';
import { routeIds, routes } from '../../src/routes';

it('every page has a file in every language, which leads back to it', () => {
  for (const locale of locales)
    for (const route of routeIds)
      expect(identifyPageFile(pageFilePath(locale, routes[route].path))).toEqual({ locale, route });
});

it('the home page stands in index.md', () => {
  expect(pageFilePath('de', '')).toBe('content/de/index.md');
  expect(pageFilePath('de', 'trade/faq')).toBe('content/de/trade/faq.md');
});

test.each([
  'content/xx/terms.md',
  'content/de/termes.md',
  'content/de/terms.mdx',
  'content/de/terms.yaml',
  'content/de/terms',
  'content/terms.md',
  'old/content/de/terms.md',
  'content/de/.md',
  'content/de/terms.md/more',
])('%s is no page', (path) => {
  expect(identifyPageFile(path)).toBeUndefined();
});

it('a page is read with its figures filled in, its text below the front matter too', () => {
  const text =
    '---\ntitle: Over {{stocks}} stocks\nsections:\n  - kind: hero\n    lead: "{{stocks}}"\n---\n\nAll {{stocks}}.\n';
  expect(readPageCopy('content/en/terms.md', text, new Map([['stocks', '100']]))).toEqual({
    title: 'Over 100 stocks',
    draft: false,
    draftSections: [],
    sections: [{ kind: 'hero', lead: '100' }],
    body: 'All 100.',
  });
});

it('a page tells which of its sections are drafts, and is published without them', () => {
  const text =
    '---\ntitle: T\ndraft: true\nsections:\n  - { kind: a, draft: false }\n  - { kind: b, draft: true }\n  - kind: c\n---\n';
  const copy = readPageCopy('content/en/terms.md', text, new Map());
  expect(copy).toMatchObject({ draft: true, draftSections: [1] });
  expect(publishedCopy(copy)).toEqual({
    ...copy,
    draftSections: [],
    sections: [{ kind: 'a', draft: false }, { kind: 'c' }],
  });
});

it('a page without front matter is its text alone', () => {
  expect(readPageCopy('content/en/terms.md', 'All.', new Map())).toMatchObject({ sections: [], body: 'All.' });
});
