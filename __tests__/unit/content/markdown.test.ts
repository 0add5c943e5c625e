import extendNodeType from 'gatsby-transformer-remark/extend-node-type';
import config from '../../../gatsby-config';
import { linksOf, markdownOf, sectionIds } from '../../../src/content/markdown';

const options = (config.plugins ?? []).flatMap((plugin) =>
  typeof plugin === 'object' && plugin.resolve === 'gatsby-transformer-remark' ? plugin.options : [],
)[0];

/** The tree that gatsby-transformer-remark renders, by the options of gatsby-config.ts. */
async function renderedTree(markdown: string): Promise<unknown> {
  let tree: unknown;
  const keep = {
    name: 'keep',
    module: ({ markdownAST }: { markdownAST: unknown }) => (tree = structuredClone(markdownAST)),
  };
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const { html } = await extendNodeType(
    {
      type: { name: 'MarkdownRemark' },
      basePath: '',
      getNode: () => undefined,
      getNodesByType: () => [],
      cache,
      getCache: () => cache,
    },
    { ...(options as { footnotes: boolean }), plugins: [keep] },
  );
  const node = { id: markdown, internal: { content: markdown, contentDigest: markdown } };
  await html.resolve(node, {}, {}, {} as never);
  return tree;
}

const parse = (value: string) => markdownOf({ file: 'a.md', field: value, value });

test.each([
  '# A\n\n**b** *c* __d__ ~~e~~ ~f~ `g` [h](i "j") ![k](l) <m@n.example> https://o.example www.p.example q@r.example',
  '- a\n- [x] b\n  1. c\n\n     d\n\n> e\nf\n\n---\n\n    g\n\n```h\ni\n```\n\n<b>j</b> <!-- k -->\n\nl\n===',
  'a | b\n--|:-:\n1 | 2\n\n[c][d] [e] f[^1] g^[h]\n\n[d]: route:faq\n\n[^1]: i\n\nj  \nk\\\nl \\* &amp; 2*3*4',
])('the build and the content check parse Markdown into the same syntax tree: %j', async (markdown) => {
  expect(await renderedTree(markdown)).toEqual(parse(markdown));
});

it('placeholders in Markdown are parsed like words, and the syntax tree has them as they are written', () => {
  const root = parse('**{{company}}**s [{{a}}{{b}}](mailto:{{c}}) {{d}}. e');
  expect(JSON.stringify(root)).not.toMatch(/[\ue000-\uf8ff]/);
  const children = root.children.flatMap((block) => ('children' in block ? (block.children as object[]) : []));
  expect(children).toMatchObject([
    { type: 'strong', children: [{ value: '{{company}}' }] },
    { value: 's ' },
    { type: 'link', url: 'mailto:{{c}}', children: [{ value: '{{a}}{{b}}' }] },
    { value: ' {{d}}. e' },
  ]);
});

it('linksOf returns words, page and part of each Markdown link, whether to a page, a part of a page or a web address', () => {
  const value = '[a **b**](route:faq) [c](route:faq#d) [e](#f) [g](https://h.example#i)';
  expect(linksOf({ file: 'a.md', field: 'b', value }).map(({ words, page, part }) => [words, page, part])).toEqual([
    ['a b', 'faq', undefined],
    ['c', 'faq', 'd'],
    ['e', undefined, 'f'],
    ['g', undefined, undefined],
  ]);
});

it('sectionIds has an id for each top-level `##` heading, and none for those in quotations', () => {
  expect(sectionIds(parse('a\n\n## b\n\n### c\n\n> ## d\n\n## e'))).toEqual(['section-1', 'section-2']);
});
