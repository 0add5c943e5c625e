import { identifyPageFile, pageFilePath, parsePage } from '../../../src/content/page';
import { pageCopy, publishedCopy } from '../../../src/content/page-copy';
import { locales } from '../../../src/i18n/locales';
import { routeIds, routes } from '../../../src/routes';

it('every page has a file in every language, which leads back to it', () => {
  for (const locale of locales)
    for (const route of routeIds)
      expect(identifyPageFile(pageFilePath(locale, routes[route].path))).toEqual({ locale, route });
});

test.each(['content/xx/terms.md', 'content/de/termes.md', 'content/terms.md', 'old/content/de/terms.md'])(
  '%s is no page',
  (path) => {
    expect(identifyPageFile(path)).toBeUndefined();
  },
);

const file = 'content/en/terms.md';

const copyOf = (text: string, values: ReadonlyMap<string, string> = new Map()) => {
  const { page } = parsePage(file, text);
  if (!page) throw new Error('The page cannot be parsed.');
  return pageCopy(page, values, (field) => field.endsWith('.answer'));
};

it('a page is parsed with the place of its text below the front matter', () => {
  const text = '---\ntitle: T\n---\n\nAll.\nOf it.\n\n';
  const { page } = parsePage('content/de/trade/faq.md', text);
  expect(page).toMatchObject({
    file: 'content/de/trade/faq.md',
    locale: 'de',
    route: 'faq',
    text,
    body: 'All.\nOf it.',
  });
  expect(page && text.slice(page.bodyOffset)).toBe('All.\nOf it.\n\n');
  expect(page?.source.problemAt(page.source.document.get('title', true), 'title', '').line).toBe(2);
});

it.each([
  [
    'content/en/none.md',
    '---\n---\n',
    'No page of the site has this folder and name. Give the file its right name, or ask a developer to add the page.',
  ],
  [file, 'All.', 'The file must start with front matter: a line “---”, the fields, and a line “---” again.'],
])('%s with %j cannot be parsed', (path, text, message) => {
  expect(parsePage(path, text)).toEqual({ problem: expect.objectContaining({ file: path, message }) as unknown });
});

it('a page’s copy has its figures filled in, in the text below the front matter too', () => {
  const text =
    '---\ntitle: Over {{stocks}} stocks\nsections:\n  - kind: hero\n    lead: "{{stocks}}"\n---\n\nAll {{stocks}}.\n';
  expect(copyOf(text, new Map([['stocks', '100']]))).toEqual({
    title: 'Over 100 stocks',
    draft: false,
    draftSections: [],
    sections: [{ kind: 'hero', lead: '100' }],
    body: 'All 100.',
  });
});

it('a page’s copy is typeset, but for Markdown, structure, and the hyphens of what is spoken to', () => {
  const fields = 'id: e-mail, answer: "E-Mail 5 €", lead: "E-Mail 5 €", label: "E-Mail 5 €"';
  expect(copyOf(`---\ntitle: E-Mail 5 €\nsections: [{ ${fields} }]\n---\nE-Mail 5 €\n`)).toMatchObject({
    title: 'E-Mail 5\u00a0€',
    sections: [{ id: 'e-mail', answer: 'E-Mail 5 €', lead: 'E-\u2060Mail 5\u00a0€', label: 'E-Mail 5\u00a0€' }],
    body: 'E-Mail 5 €',
  });
});

it('a page knows which of its sections are drafts, and is published without them', () => {
  const text =
    '---\ntitle: T\ndraft: true\nsections:\n  - { kind: a, draft: false }\n  - { kind: b, draft: true }\n  - kind: c\n---\n';
  const copy = copyOf(text);
  expect(copy).toMatchObject({ draft: true, draftSections: [1] });
  expect(publishedCopy(copy)).toEqual({
    ...copy,
    draftSections: [],
    sections: [{ kind: 'a', draft: false }, { kind: 'c' }],
  });
});
