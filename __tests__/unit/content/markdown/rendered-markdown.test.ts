import extendNodeType, { type Plugin } from 'gatsby-transformer-remark/extend-node-type';
import config from '../../../../gatsby-config';
import { filledMarkdown } from '../../../../src/content/markdown/prepare-markdown';
import { allowHtml } from '../../../../src/early/trusted-types';
import type { Tree } from '../../../../src/i18n/paths';

const options = (config.plugins ?? []).flatMap((plugin) =>
  typeof plugin === 'object' && plugin.resolve === 'gatsby-transformer-remark' ? plugin.options : [],
)[0];

const { plugins } = options as { plugins: { resolve: string; options: object }[] };
/** The Markdown plugins of gatsby-config.ts as Gatsby passes them to gatsby-transformer-remark: as loaded modules. */
const loaded = plugins.map(({ resolve, options }) => ({
  name: resolve,
  module: jest.requireActual<Plugin['module']>(`../../../../plugins/${resolve}`),
  pluginOptions: options,
}));

const values = new Map([
  ['company', 'Velmarch'],
  ['code', '*A* <b> [c](d) &amp; e|f'],
  ['mail', 'help@example.com'],
]);

/** The HTML that gatsby-transformer-remark renders from the Markdown of a field. */
async function htmlOf(value: string, tree: Tree = 'de', field = 'answer'): Promise<unknown> {
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const api = { basePath: '', getNode: () => undefined, getNodesByType: () => [], cache, getCache: () => cache };
  const { html } = await extendNodeType({ ...api, type: { name: 'MarkdownRemark' } }, { plugins: loaded });
  const content = filledMarkdown({ file: 'a.md', field, value }, values, tree);
  return html.resolve({ id: value, internal: { content, contentDigest: content } }, {}, {}, {} as never);
}

it.each([
  ['**{{company}}**s *{{ company }}*', '<p><strong>Velmarch</strong>s <em>Velmarch</em></p>'],
  ['- {{code}}\n- b', '<ul>\n<li>*A* &#x3C;b> [c](d) &#x26;amp; e|f</li>\n<li>b</li>\n</ul>'],
  ['{{mail}}. {{none}}', '<p><a href="mailto:help@example.com">help@example.com</a>. {{none}}</p>'],
  ['[{{mail}}](mailto:{{mail}})', '<p><a href="mailto:help@example.com">help@example.com</a></p>'],
  ['--- a\n\n^[b] [^c] ~d~', '<p>--- a</p>\n<p>^[b] [^c] <del>d</del></p>'],
  ['a | b\n--|--\n{{code}} | [d](route:faq)', expect.stringContaining('<td><a href="/de/trade/faq">d</a></td>')],
])(
  'rendering the Markdown %j fills in placeholders as plain words, and creates no footnotes or typographic dashes',
  async (markdown, html) => {
    expect(await htmlOf(markdown)).toEqual(html);
  },
);

it.each<[url: string, path: string, where: string, Tree]>([
  ['route:faq', '/trade/faq', 'pages without a URL prefix', 'bare'],
  ['route:faq#leverage', '/fr/trade/faq#leverage', 'French pages', 'fr'],
  ['route:nowhere', 'route:nowhere', 'pages in the preview, which shows unchecked text', 'fr'],
  ['https://example.com/route:faq', 'https://example.com/route:faq', 'all pages', 'fr'],
])('the Markdown link %s leads to %s on %s', async (url, path, _where, tree) => {
  expect(await htmlOf(`[a](${url})`, tree)).toBe(`<p><a href="${path}">a</a></p>`);
});

it('typography rules of the page’s language apply to Markdown, also inside links and other nested nodes', async () => {
  expect(await htmlOf('[E-Mail](#a) Prêt ?', 'fr')).toBe('<p><a href="#a">E-\u2060Mail</a> Prêt\u00a0?</p>');
});

const legal = '> Note\n\nA\n\n## One\n\n> Note\n\nB\n\n### b\n\n## 2. Two\n\nC';

it('the HTML of a legal text is divided into sections, with separate elements for notes and heading numbers', async () => {
  const html = String(await htmlOf(legal, 'de', 'text')).replaceAll('\n', '');
  const note = '<blockquote><p>Note</p></blockquote>';
  expect(html.split(/(?<=<\/div>)(?=<div>(?:<block|<h))/)).toEqual([
    `<div>${note}<div><p>A</p></div></div>`,
    `<div><h2 id="section-1">One</h2><div><p>B</p><h3>b</h3></div>${note}</div>`,
    '<div><h2 id="section-2"><span>2.</span> Two</h2><div><p>C</p></div></div>',
  ]);
});

it('the HTML of Markdown in front matter fields is not divided into sections, unlike that of legal texts', async () => {
  expect(await htmlOf(legal)).not.toMatch(/<(?:div|span)/);
});

it('the Trusted Types policy accepts the HTML of all Markdown that is allowed', async () => {
  const markdown = [
    '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
    '*a* **b**\n\n[d](route:faq#leverage) [e](https://a.example?b=1&c=2) [f](mailto:a@b.example) [g](tel:+49301234)',
    '- a\n\n  b\n- c\n\n3. d\n4. e\n\n> f',
    'a\\\nb',
    '| a | b | c |\n|:--|:-:|--:|\n| {{code}} | 1 < 2 | “d” & e |',
  ].join('\n\n');
  const html = await htmlOf(markdown, 'de', 'text');
  expect(allowHtml(String(html))).toBe(html);
});
