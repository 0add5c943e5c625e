import type { Settings } from '../../../src/content/settings';
import type { NodeModel } from '../../../src/content/schema/directives';
import type { Locale } from '../../../src/i18n/locales';

interface Nodes {
  /** The syntax tree of each Markdown text of the page as JSON, by field. */
  texts: ReadonlyMap<string, string>;
  settings: Settings;
  pictures: Readonly<Record<string, string>>;
  /** Returns the SVG of a diagram, with labels in a language. */
  diagramIn(locale: Locale, name: string): string;
}

/** The members of a Markdown node that the resolvers of gatsby-transformer-remark read. */
const markdownNode = (id: string, content: string) => ({
  id,
  parent: null,
  children: [],
  // gatsby-transformer-remark caches results by `contentDigest`.
  internal: { type: 'MarkdownText', content, contentDigest: id + content, owner: 'preview' },
});

/** An implementation of Gatsby's `nodeModel` for the nodes of one page. The id of a Markdown node is its field. */
export function nodeModelOf({ texts, settings, pictures, diagramIn }: Nodes): NodeModel {
  return {
    getNodeById({ id }) {
      const content = texts.get(String(id));
      return content === undefined ? null : markdownNode(String(id), content);
    },
    findOne({ type, query }) {
      // The type assertion is right, since the site's resolvers call `findOne` only with filters by equality (`eq`).
      const { filter = {} } = query as { filter?: Record<string, { eq: string }> };
      const wanted = (field: string): string => filter[field]?.eq ?? '';
      const find = (): unknown => {
        if (type === 'Company') return settings.company;
        if (type === 'Widgets') return settings.widgets;
        if (type === 'MarkdownText') return { children: [wanted('field')] };
        if (type === 'LabelledDiagram') return { svg: diagramIn(wanted('locale') as Locale, wanted('name')) };
        const address = pictures[wanted('relativePath')];
        return { childImageSharp: address === undefined ? null : { address } };
      };
      return Promise.resolve(find());
    },
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Instrument' ? settings.instruments : [] }),
  };
}
