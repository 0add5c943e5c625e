import type { Settings } from '../../../src/content/settings';
import type { NodeModel } from '../../../src/content/directives';

const rendered = ' rendered';

const node = (id: string, content: string, parent: string | null) => ({
  id,
  parent,
  children: parent === null ? [id + rendered] : [],
  // gatsby-transformer-remark caches results by `contentDigest`.
  internal: { type: 'MarkdownText', content, contentDigest: id + content, owner: 'preview' },
});

interface Nodes {
  /**
   * The page's Markdown texts by key, each parsed, as JSON. In the page's GraphQL node, a Markdown field
   * has the key of its text instead of the text.
   */
  texts: ReadonlyMap<string, string>;
  settings: Settings;
  pictures: Readonly<Record<string, string>>;
}

/** An implementation of Gatsby's `nodeModel` for the nodes of one page. */
export function nodeModelOf({ texts, settings, pictures }: Nodes): NodeModel {
  return {
    getNodeById({ id }) {
      const [text = '', isRendered] = String(id).split(rendered);
      const markdown = texts.get(text.slice(text.indexOf(' ') + 1)); // The id is the language prefix, a space, and the key of the text.
      return markdown === undefined ? null : node(String(id), markdown, isRendered === undefined ? null : text);
    },
    findOne({ type, query }) {
      if (type === 'Company') return Promise.resolve(settings.company);
      if (type === 'Widgets') return Promise.resolve(settings.widgets);
      const { filter } = query as { filter: { relativePath: { eq: string } } }; // Resolvers make only this query: a picture by its path.
      const address = pictures[filter.relativePath.eq];
      return Promise.resolve({ childImageSharp: address === undefined ? null : { address } });
    },
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Instrument' ? settings.instruments : [] }),
  };
}
