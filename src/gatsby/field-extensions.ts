import type { Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { splitHyphens } from '../content/hyphens';
import type { Locale } from '../i18n/locales';
import { routesAbove, type Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { renderMarkdown, withSectionIds } from './markdown';

type Source = Record<string, unknown>;

/** What the resolvers use of Gatsby's context. */
export interface NodeModelContext {
  nodeModel: {
    getNodeById(args: { id: unknown }): Node | null;
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  };
}

export type Resolve<Args> = (
  source: Source,
  args: Args,
  context: NodeModelContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolves a field with one text per language to that of the argument `locale`. */
const localized: Resolve<{ locale: Locale }> = (source, { locale }, _context, info) => {
  const value = source[info.fieldName];
  if (typeof value !== 'object' || value === null || !(locale in value)) return value;
  const texts: Partial<Record<Locale, unknown>> = value;
  return texts[locale];
};

/**
 * Resolves a Markdown field to HTML with links into the tree of the argument. The field has the id of the text's node.
 */
const prose = async (...[source, { tree }, context, info]: Parameters<Resolve<{ tree: Tree }>>): Promise<string> => {
  const text = context.nodeModel.getNodeById({ id: source[info.fieldName] });
  const markdown = text && context.nodeModel.getNodeById({ id: text.children[0] });
  return markdown ? renderMarkdown(markdown, tree, context, info) : '';
};

/** Resolves the text below the front matter likewise. */
const body: Resolve<{ tree: Tree }> = async (...args) => withSectionIds(await prose(...args));

const pictureFile = (relativePath: string, { nodeModel }: NodeModelContext): Promise<unknown> =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: relativePath }, sourceInstanceName: { eq: 'pictures' } } },
  });

/** Resolves to the File node of a picture's `src`. */
const picture: Resolve<unknown> = ({ src }, _args, context) => pictureFile(String(src), context);

/** Resolves to the File node of the drawing for phones that stands beside a screen's `src`. */
const narrowPicture: Resolve<unknown> = ({ src }, _args, context) =>
  pictureFile(String(src).replace(/\.png$/, '-narrow.png'), context);

/** The SVG of a drawing, with labels in the language. */
type FillDiagram = (name: string, locale: Locale) => string;

const diagram =
  (fill: FillDiagram): Resolve<{ locale: Locale }> =>
  async ({ drawing }, { locale }, { nodeModel }) => {
    // Makes the page depend on both files: when one changes, an incremental build runs the page's query again.
    const files = [`${String(drawing)}.svg`, `${locale}/diagrams.json`];
    await nodeModel.findAll({ type: 'File', query: { filter: { relativePath: { in: files } } } });
    return fill(String(drawing), locale);
  };

/** Resolves to the ancestors of a page, in its language. */
const above: Resolve<unknown> = async ({ route, locale }, _args, { nodeModel }) => {
  const order = routesAbove(route as RouteId); // Pages have no other routes: their files are named after them.
  const query = { filter: { locale: { eq: locale }, route: { in: order } } };
  const { entries } = await nodeModel.findAll({ type: 'Page', query });
  const rank = (page: unknown): number => order.indexOf((page as { route: RouteId }).route); // Found as pages.
  return [...entries].sort((one, other) => rank(one) - rank(other));
};

/** Resolves to the sections of a page, or to those of one kind. The content check has compared them with their types. */
const ofKind: Resolve<{ kind?: string | null }> = ({ sections }, { kind }) =>
  kind ? (sections as { kind: string }[]).filter((section) => section.kind === kind) : sections;

/** Resolves to the items of an accordion, which the content check has seen, or to those that contain a word, in any case. */
const withWord: Resolve<{ word?: string | null }> = ({ items }, { word }, { nodeModel }) => {
  if (!word) return items;
  const wanted = word.toLowerCase();
  const answerOf = (id: string): string => nodeModel.getNodeById({ id })?.internal.content ?? '';
  return (items as { question: string; answer: string }[]).filter(({ question, answer }) =>
    splitHyphens(`${question} ${answerOf(answer)}`)
      .toLowerCase()
      .includes(wanted),
  );
};

const only =
  (type: string): Resolve<unknown> =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} });

const instruments: Resolve<unknown> = async (_source, _args, { nodeModel }) => [
  ...(await nodeModel.findAll({ type: 'Instrument' })).entries,
];

/**
 * Resolvers by directive in the content's SDL, of a build and of the preview at `/admin`. `body` is the Markdown below
 * the front matter, `prose` that in it.
 */
export const fieldResolvers = (fillDiagram: FillDiagram): Record<string, Resolve<never>> => ({
  localized,
  prose,
  body,
  picture,
  narrowPicture,
  diagram: diagram(fillDiagram),
  above,
  ofKind,
  withWord,
  company: only('Company'),
  widgets: only('Widgets'),
  instruments,
});
