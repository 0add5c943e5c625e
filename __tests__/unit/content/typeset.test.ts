import { prepareMarkdown, type PreparedNode } from '../../../src/content/prepare-markdown';
import { joinSpaces, typeset } from '../../../src/content/typeset';

/** Makes word joiners and no-break spaces visible. */
const shown = (text: string) => text.replaceAll('\u2060', '|').replaceAll('\u00a0', '_');

it.each([
  ['en', 'Over 50 ms, 5 % or 10 kg', 'Over 50_ms, 5_% or 10_kg'],
  ['fr', '« 10 000 € ; 5 % ? »', '«_10_000_€_; 5_%_?_»'],
  ['de', 'Vor- und nachbereiten, Trend- und Kursziele', 'Vor-_und nachbereiten, Trend- und Kursziele'],
  ['en', '7 × €2 = €14 − €15 = −€1, 50 ÷ 0.02', '7_×_€2_=_€14_−_€15_=_−€1, 50_÷_0.02'],
  ['de', '14 € − 15 € = −1 €, 1,0850 / 1,0852, A + B', '14_€_−_15_€_=_−1_€, 1,0850_/_1,0852, A + B'],
  ['de', 'seit 5 Jahren, Abschnitte 6 und 7', 'seit 5_Jahren, Abschnitte 6_und_7'],
  ['fr', 'depuis 5 ans, articles 6 et 7', 'depuis 5_ans, articles 6_et_7'],
  ['fr', 'À 1:20, puis à 50 €, de là 3', 'À_1:20, puis à_50_€, de là 3'],
  ['en', 'Section 7, sections of 10', 'Section_7, sections of 10'],
  ['de', 'nach Art. 6 Abs. 1, z. B. Plan A. Er kam', 'nach Art._6_Abs._1, z._B. Plan A. Er kam'],
] as const)(
  'typography rules for the language “%s” turn %j into %j, where _ is a no-break space',
  (locale, text, joined) => {
    expect(shown(joinSpaces(text, locale))).toBe(joined);
    expect(shown(joinSpaces(joined.replaceAll('_', '\u00a0'), locale))).toBe(joined);
  },
);

it('typography rules for English leave spaces unchanged before a question mark and in “5 star” and “10 hours”', () => {
  const text = 'What now ? A 5 star rating of 10 hours';
  expect(joinSpaces(text, 'en')).toBe(text);
});

it.each([
  ['l’adresse e-mail', 'l’adresse e-|mail'],
  ['E-Mail-Adresse', 'E-|Mail-Adresse'],
  ['vor- und nachbereiten', 'vor-|_und nachbereiten'],
  ['rapporte-t-il', 'rapporte-|t-|il'],
  ['a well\u2011known name', 'a well-|known name'],
])('typography rules turn “%s” into “%s”, where | is a word joiner and _ a no-break space', (text, joined) => {
  expect(shown(typeset(text, 'de'))).toBe(joined);
});

it.each(['Stop-Order', 'example.com/e-mail', 'a-b@example.com', '2-y', 'A - B', '- Aktien'])(
  'typography rules for German leave “%s” unchanged',
  (text) => {
    expect(typeset(text, 'de')).toBe(text);
  },
);

describe('Markdown prepared for a page', () => {
  const text = (value: string): PreparedNode => ({ type: 'text', value });
  const heading = (depth: number): PreparedNode => ({ type: 'heading', depth, children: [text('10 €')] });
  const prepared = (children: PreparedNode[], tree: 'bare' | 'fr', field = 'answer'): PreparedNode[] => {
    const root: PreparedNode = { type: 'root', children };
    prepareMarkdown(root, { tree, field });
    return root.children ?? [];
  };

  it.each([
    ['route:faq', '/trade/faq', 'pages without a URL prefix', 'bare'],
    ['route:faq#leverage', '/fr/trade/faq#leverage', 'French pages', 'fr'],
  ] as const)('the Markdown link %s becomes %s on %s', (url, path, _where, tree) => {
    expect(prepared([{ type: 'link', url, children: [] }], tree)[0]?.url).toBe(path);
  });

  it.each(['route:nowhere', 'https://example.com/route:faq'])(
    'the Markdown link %s, which leads to no page of the site, stays unchanged',
    (url) => {
      expect(prepared([{ type: 'link', url, children: [] }], 'fr')[0]?.url).toBe(url);
    },
  );

  it('typography rules of the page’s language apply to Markdown, also inside links and other nested nodes', () => {
    const [link, words] = prepared([{ type: 'link', url: '#', children: [text('E-Mail')] }, text('Prêt ?')], 'fr');
    expect([link?.children?.[0]?.value, words?.value]).toEqual(['E-\u2060Mail', 'Prêt\u00a0?']);
  });

  /**
   * Reduces parsed Markdown to nested arrays: texts are strings, other nodes are `[HTML element or type, id,
   * …children]`.
   */
  const outline = (nodes: PreparedNode[]): unknown[] =>
    nodes.map(({ type, value, data, children = [] }) =>
      type === 'text' ? value : [data?.hName ?? type, data?.hProperties?.id, ...outline(children)].filter(Boolean),
    );

  it('the HTML of a legal text is divided into sections, and has separate elements for notes and heading numbers', () => {
    const paragraph = (value: string): PreparedNode => ({ type: 'paragraph', children: [text(value)] });
    const note: PreparedNode = { type: 'blockquote', children: [text('To do')] };
    const numbered: PreparedNode = { type: 'heading', depth: 2, children: [text('2. Risk')] };
    const nodes = [note, paragraph('A'), heading(2), note, paragraph('B'), heading(3), numbered, paragraph('C')];
    expect(outline(prepared(nodes, 'fr', 'text'))).toEqual([
      ['div', ['blockquote', 'To do'], ['div', ['paragraph', 'A']]],
      [
        'div',
        ['heading', 'section-1', '10\u00a0€'],
        ['div', ['paragraph', 'B'], ['heading', '10\u00a0€']],
        ['blockquote', 'To do'],
      ],
      ['div', ['heading', 'section-2', ['span', '2.'], ' Risk'], ['div', ['paragraph', 'C']]],
    ]);
  });

  it('the HTML of Markdown in front matter fields is not divided into sections, unlike that of legal texts', () => {
    expect(outline(prepared([heading(2)], 'fr'))).toEqual([['heading', '10\u00a0€']]);
  });
});
