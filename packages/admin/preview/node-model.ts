import type { Node } from 'gatsby';
import type { Settings } from '../../../src/content/settings';
import type { NodeModelContext } from '../../../src/gatsby/field-extensions';

const node = (id: string, content: string, children: string[]): Node => ({
  id,
  parent: null,
  children,
  // gatsby-transformer-remark keeps its results by the digest; the text itself is one.
  internal: { type: 'MarkdownText', content, contentDigest: content, owner: 'preview' },
});

interface Nodes {
  /** Markdown by id. */
  texts: ReadonlyMap<string, string>;
  settings: Settings;
  pictures: Readonly<Record<string, string>>;
}

const rendered = ' rendered';

/** Gatsby's `nodeModel` over the nodes of one page. */
export function nodeModelOf({ texts, settings, pictures }: Nodes): NodeModelContext['nodeModel'] {
  return {
    getNodeById({ id }) {
      const [text = '', isRendered] = String(id).split(rendered);
      const markdown = texts.get(text);
      return markdown === undefined ? null : node(String(id), markdown, isRendered === '' ? [] : [text + rendered]);
    },
    findOne({ type, query }) {
      if (type === 'Company') return Promise.resolve(settings.company);
      if (type === 'Widgets') return Promise.resolve(settings.widgets);
      const { filter } = query as { filter: { relativePath: { eq: string } } }; // The only query that fields make.
      const address = pictures[filter.relativePath.eq];
      return Promise.resolve({ childImageSharp: address === undefined ? null : { address } });
    },
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Instrument' ? settings.instruments : [] }),
  };
}
