import { parseDocument, type YAMLSeq } from 'yaml';
import { checkDrafts, draftRoutes, isDraft, publishedItems, publishedSections } from '../../../src/content/drafts';
import type { RouteId } from '../../../src/routes';

/** A page with one line per entry, the first in line 2. */
const page = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n`;
const draft = 'draft: true';

const check = (pages: Record<string, string>, menus: Record<string, RouteId[]> = {}) =>
  checkDrafts(new Map(Object.entries(pages)), new Map(Object.entries(menus)));

const terms = 'content/de/terms.md';
const faq = 'content/en/trade/faq.md';
const toTerms = (file = terms) =>
  `This links to “terms”, a draft (${file}): it would lead nowhere. Take the link out until the page is ready.`;

describe('what says that it is a draft', () => {
  it.each([
    ['draft: true', true],
    ['draft: false', false],
    ['draft: "true"', false],
    ['other: true', false],
    ['- draft', false],
    ['text', false],
  ])('%s: %s', (yaml, expected) => {
    expect(isDraft(parseDocument(yaml).contents)).toBe(expected);
  });

  it('sections are left out with their places kept', () => {
    const document = parseDocument('sections:\n- a: 1\n- { a: 2, draft: true }\n- a: 3');
    expect(publishedSections(document).map(({ item, index }) => [String(item), index])).toEqual([
      ['{"a":1}', 0],
      ['{"a":3}', 2],
    ]);
    expect(publishedItems(document.get('sections') as YAMLSeq)).toHaveLength(2);
    expect(publishedSections(parseDocument('sections: none'))).toEqual([]);
    expect(publishedSections(parseDocument('none'))).toEqual([]);
  });

  it('one language holds back a page in all; what cannot be read, or is no page, holds back nothing', () => {
    const pages = {
      [terms]: page(draft),
      'content/en/terms.md': page('title: Terms'),
      [faq]: page('draft: true\ntitle: "open'),
      'content/en/notes.md': page(draft),
      'content/en/market.md': 'draft: true',
    };
    expect([...draftRoutes(new Map(Object.entries(pages)))]).toEqual(['terms']);
  });
});

describe('a draft', () => {
  it('without links to it is valid, and so is a project without any', () => {
    expect(check({ [terms]: page(draft), [faq]: page('title: FAQ') })).toEqual([]);
    expect(check({ [faq]: page('sections:', '- route: terms') }, { 'menu.ts': ['terms'] })).toEqual([]);
  });

  it.each(['content/de/index.md', 'content/de/auth/login.md'])('cannot be %s, which is needed', (file) => {
    expect(check({ [file]: page('title: T', draft) }, { 'menu.ts': ['home'] })).toEqual([
      expect.objectContaining({
        file,
        line: 3,
        field: 'draft',
        message: 'This page cannot be a draft: forms, mails or redirects lead to it.',
      }),
    ]);
  });

  it('cannot be a page that header or footer link to', () => {
    const menus: Record<string, RouteId[]> = {
      'menu.ts': ['faq', 'terms'],
      'other.ts': ['faq'],
      'footer.ts': ['terms'],
    };
    expect(check({ [terms]: page(draft) }, menus).map(({ line, field, message }) => [line, field, message])).toEqual(
      ['menu.ts', 'footer.ts'].map((file) => [
        2,
        'draft',
        `Every page links here (${file}), so this one cannot be a draft before it is taken out there.`,
      ]),
    );
  });

  it('must not be led to by a button of a published page', () => {
    const pages = { [terms]: page(draft), [faq]: page('sections:', '- kind: hero', '  actions:', '  - route: terms') };
    expect(check(pages)).toEqual([
      expect.objectContaining({ file: faq, line: 5, field: 'sections[0].actions[0].route', message: toTerms() }),
    ]);
  });

  it('must not be led to by its text either, at the very link', () => {
    const pages = {
      [terms]: page(draft),
      [faq]: page('sections:', '- kind: hero', '  lead: Read [this](route:market) or [that](route:terms).'),
    };
    expect(check(pages)).toEqual([
      expect.objectContaining({ file: faq, line: 4, column: 44, field: 'sections[0].lead', message: toTerms() }),
    ]);
  });

  it('is reported at a button, and not at the text below that links there too', () => {
    const pages = {
      [terms]: page(draft),
      [faq]: page('sections:', '- kind: hero', '  route: terms', '  lead: Read [this](route:terms).'),
    };
    expect(check(pages).map(({ line, column }) => [line, column])).toEqual([
      [4, 10],
      [5, 20],
    ]);
  });

  it('nor below the front matter', () => {
    const pages = {
      [terms]: page(draft),
      [faq]: `${page('title: FAQ')}\nSee [terms](route:terms), [markets](route:market) and [nothing](route:nothing).\n`,
    };
    expect(check(pages)).toEqual([expect.objectContaining({ file: faq, field: 'text', message: toTerms() })]);
  });

  it('may be led to by drafts: pages and sections', () => {
    const link = '  route: terms';
    const pages = {
      [terms]: page(draft),
      [faq]: page('sections:', '- kind: hero', link, `  ${draft}`, '- kind: hero', '  route: market'),
      'content/en/market.md': page(draft, 'sections:', '- kind: hero', link),
    };
    expect(check(pages).map(({ field, message }) => [field, message])).toEqual([
      ['sections[1].route', expect.stringContaining('This links to “market”, a draft (content/en/market.md)')],
    ]);
  });

  it('is not detected in other fields that contain its name', () => {
    const pages = {
      [terms]: page(draft),
      [faq]: page('sections:', '- kind: terms', '  routes: terms', '  subroute: terms', '  title: terms'),
    };
    expect(check(pages)).toEqual([]);
  });
});
