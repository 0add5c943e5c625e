import type { Settings } from '../../../src/content/settings';
import type { NodeModel } from '../../../src/content/directives';
import type { Locale } from '../../../src/i18n/locales';

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
  /** Returns the SVG of a diagram, with labels in a language. */
  diagramIn(locale: Locale, name: string): string;
}

/** An implementation of Gatsby's `nodeModel` for the nodes of one page. */
export function nodeModelOf({ texts, settings, pictures, diagramIn }: Nodes): NodeModel {
  return {
    getNodeById({ id }) {
      const [text = '', isRendered] = String(id).split(rendered);
      const markdown = texts.get(text.slice(text.indexOf(' ') + 1)); // The id is the language prefix, a space, and the key of the text.
      return markdown === undefined ? null : node(String(id), markdown, isRendered === undefined ? null : text);
    },
    findOne({ type, query }) {
      const { filter = {} } = query as { filter?: Record<string, { eq: string }> }; // Resolvers look only for equal values.
      const wanted = (field: string): string => filter[field]?.eq ?? '';
      const find = (): unknown => {
        if (type === 'Company') return settings.company;
        if (type === 'Widgets') return settings.widgets;
        if (type === 'LabelledDiagram') return { svg: diagramIn(wanted('locale') as Locale, wanted('name')) };
        const address = pictures[wanted('relativePath')];
        return { childImageSharp: address === undefined ? null : { address } };
      };
      return Promise.resolve(find());
    },
    findAll: ({ type }) => Promise.resolve({ entries: type === 'Instrument' ? settings.instruments : [] }),
  };
}
