import extendNodeType, { type Fields, type Plugin } from 'gatsby-transformer-remark/extend-node-type';
import { readFilledMarkdown } from '../../../src/content/prepare-markdown';

const known = new Map<string, unknown>();

const cache = {
  get: (key: string) => Promise.resolve(known.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(known.set(key, value)),
};

/** The plugin of gatsby-config.ts. */
const markdown: Plugin = { name: 'markdown', module: { setParserPlugins: () => [readFilledMarkdown] } };

const type = { name: 'MarkdownRemark' };

/** The fields of gatsby-transformer-remark, by whose resolvers a build renders all Markdown. */
export const markdownFields: Promise<Fields> = extendNodeType(
  { type, basePath: '', getNode: () => undefined, getNodesByType: () => [], cache, getCache: () => cache },
  { plugins: [markdown] },
);
