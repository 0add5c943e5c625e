import extendNodeType, { type Fields, type Plugin } from 'gatsby-transformer-remark/extend-node-type';
import { prepareMarkdown, type PreparedNode } from '../../../src/content/prepare-markdown';
import { parseTextId } from '../../../src/content/text-id';

const known = new Map<string, unknown>();

const cache = {
  get: (key: string) => Promise.resolve(known.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(known.set(key, value)),
};

/** The plugin that prepares Markdown, as gatsby-config.ts passes it to gatsby-transformer-remark. */
const markdown: Plugin = {
  name: 'markdown',
  module: ({ markdownAST, markdownNode }) =>
    prepareMarkdown(markdownAST as PreparedNode, parseTextId(String(markdownNode.parent))),
};

const type = { name: 'MarkdownRemark' };

/** The fields of gatsby-transformer-remark, by whose resolvers a build renders all Markdown. */
export const markdownFields: Promise<Fields> = extendNodeType(
  { type, basePath: '', getNode: () => undefined, getNodesByType: () => [], cache, getCache: () => cache },
  { footnotes: false, plugins: [markdown] },
);
