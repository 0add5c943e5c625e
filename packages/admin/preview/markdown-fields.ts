import extendNodeType, { type Fields, type Plugin } from 'gatsby-transformer-remark/extend-node-type';
import { readFilledMarkdown } from '../../../src/content/markdown/prepare-markdown';

const known = new Map<string, unknown>();

const cache = {
  get: (key: string) => Promise.resolve(known.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(known.set(key, value)),
};

/** The Markdown parser plugin, as in gatsby-config.ts. */
const markdown: Plugin = { name: 'markdown', module: { setParserPlugins: () => [readFilledMarkdown] } };

const type = { name: 'MarkdownRemark' };

/** The GraphQL fields of gatsby-transformer-remark. In a build, the same resolvers render Markdown. */
export const markdownFields: Promise<Fields> = extendNodeType(
  { type, basePath: '', getNode: () => undefined, getNodesByType: () => [], cache, getCache: () => cache },
  { plugins: [markdown] },
);
