import { finishMarkdown, type MarkdownNode } from '../../../src/content/finish-markdown';

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const link = (url: string): MarkdownNode => ({ type: 'link', url, children: [text('E-Mail')] });
const heading = (depth: number): MarkdownNode => ({ type: 'heading', depth, children: [text('10 €')] });

const finished = (children: MarkdownNode[], tree: 'bare' | 'fr', field = 'text'): MarkdownNode[] => {
  finishMarkdown({ type: 'root', children }, { tree, field });
  return children;
};

it('links to routes lead to their pages in the tree, to the same place in them; others stay', () => {
  const urls = ['route:faq', 'route:faq#leverage', 'route:nowhere', 'https://example.com/route:faq'];
  expect(finished(urls.map(link), 'fr').map(({ url }) => url)).toEqual([
    '/fr/trade/faq',
    '/fr/trade/faq#leverage',
    'route:nowhere',
    'https://example.com/route:faq',
  ]);
  expect(finished([link('route:faq')], 'bare')[0]?.url).toBe('/trade/faq');
});

it('words are typeset as in the language of the tree, at any depth', () => {
  expect(finished([link('#'), text('Prêt ?')], 'fr')).toMatchObject([
    { children: [{ value: 'E-\u2060Mail' }] },
    { value: 'Prêt\u00a0?' },
  ]);
});

it('the sections of the text below the front matter have ids, and those of others none', () => {
  const id = (name: string) => ({ hProperties: { id: name } });
  const [first, below, second] = finished([heading(2), heading(3), heading(2)], 'fr');
  expect([first?.data, below?.data, second?.data]).toEqual([id('section-1'), undefined, id('section-2')]);
  expect(finished([heading(2)], 'fr', 'sections[0].answer')[0]?.data).toBeUndefined();
});
