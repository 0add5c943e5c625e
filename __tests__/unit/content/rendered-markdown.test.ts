import extendNodeType, { type Plugin } from 'gatsby-transformer-remark/extend-node-type';
import config from '../../../gatsby-config';
import { filledMarkdown } from '../../../src/content/prepare-markdown';

const options = (config.plugins ?? []).flatMap((plugin) =>
  typeof plugin === 'object' && plugin.resolve === 'gatsby-transformer-remark' ? plugin.options : [],
)[0];

const { plugins } = options as { plugins: { resolve: string; options: object }[] };
/** The Markdown plugins of gatsby-config.ts as Gatsby passes them to gatsby-transformer-remark: as loaded modules. */
const loaded = plugins.map(({ resolve, options }) => ({
  name: resolve,
  module: jest.requireActual<Plugin['module']>(`../../../plugins/${resolve}`),
  pluginOptions: options,
}));

const values = new Map([
  ['company', 'Velmarch'],
  ['code', '*A* <b> [c](d) &amp; e|f'],
  ['mail', 'help@example.com'],
]);

/** The HTML that gatsby-transformer-remark renders from Markdown. */
async function htmlOf(value: string): Promise<unknown> {
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
  const api = { basePath: '', getNode: () => undefined, getNodesByType: () => [], cache, getCache: () => cache };
  const { html } = await extendNodeType({ ...api, type: { name: 'MarkdownRemark' } }, { plugins: loaded });
  const content = filledMarkdown({ file: 'a.md', field: 'answer', value }, values, 'de');
  return html.resolve({ id: value, internal: { content, contentDigest: value } }, {}, {}, {} as never);
}

it.each([
  ['**{{company}}**s *{{ company }}*', '<p><strong>Velmarch</strong>s <em>Velmarch</em></p>'],
  ['- {{code}}\n- b', '<ul>\n<li>*A* &#x3C;b> [c](d) &#x26;amp; e|f</li>\n<li>b</li>\n</ul>'],
  ['{{mail}}. {{none}}', '<p><a href="mailto:help@example.com">help@example.com</a>. {{none}}</p>'],
  ['[{{mail}}](mailto:{{mail}})', '<p><a href="mailto:help@example.com">help@example.com</a></p>'],
  ['--- a\n\n^[b] [^c] ~d~', '<p>--- a</p>\n<p>^[b] [^c] <del>d</del></p>'],
  ['a | b\n--|--\n{{code}} | [d](route:faq)', expect.stringContaining('<td><a href="/de/trade/faq">d</a></td>')],
])(
  'rendering the Markdown %j fills in the values of its placeholders as plain words, not as Markdown',
  async (markdown, html) => {
    expect(await htmlOf(markdown)).toEqual(html);
  },
);
