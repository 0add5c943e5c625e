import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Locale } from '../i18n/locales';
import { routesAbove, type Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { fillDiagram } from './diagram';
import { renderMarkdown } from './markdown';

type Source = Record<string, unknown>;

interface NodeModelContext {
  nodeModel: {
    getNodeById(args: { id: unknown }): Node | null;
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
  };
}

type Resolve<Args> = (source: Source, args: Args, context: NodeModelContext, info: GraphQLResolveInfo) => unknown;

/** A field's text in the language asked for, where it has one for each language. */
const localized: Resolve<{ locale: Locale }> = (source, { locale }, _context, info) => {
  const value = source[info.fieldName];
  return typeof value === 'object' && value !== null && locale in value
    ? (value as Record<Locale, unknown>)[locale]
    : value;
};

/** A Markdown field as HTML; its links lead into the tree asked for. The field holds the id of the text's own node. */
const prose: Resolve<{ tree: Tree }> = (source, { tree }, context, info) => {
  const text = context.nodeModel.getNodeById({ id: source[info.fieldName] });
  const markdown = text && context.nodeModel.getNodeById({ id: text.children[0] });
  return markdown ? renderMarkdown(markdown, tree, context, info) : '';
};

/** The file that a picture's `src` names. */
const picture: Resolve<unknown> = (source, _args, { nodeModel }) =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: source.src }, sourceInstanceName: { eq: 'pictures' } } },
  });

/** A drawing with its labels in the language asked for. */
const diagram: Resolve<{ locale: Locale }> = ({ drawing }, { locale }) => fillDiagram(String(drawing), locale);

/** The pages above a page, in its language. */
const above: Resolve<unknown> = async ({ route, locale }, _args, { nodeModel }) => {
  const order = routesAbove(route as RouteId);
  const query = { filter: { locale: { eq: locale }, route: { in: order } } };
  const { entries } = await nodeModel.findAll({ type: 'Page', query });
  const rank = (page: unknown): number => order.indexOf((page as { route: RouteId }).route);
  return [...entries].sort((one, other) => rank(one) - rank(other));
};

const only =
  (type: string): Resolve<unknown> =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} });

const instruments: Resolve<unknown> = async (_source, _args, { nodeModel }) => [
  ...(await nodeModel.findAll({ type: 'Instrument' })).entries,
];

/** The directives that the content's SDL uses. `body` is `prose` that stands below the front matter, not in it. */
const extensions: Record<string, Resolve<never>> = {
  localized,
  prose,
  body: prose,
  picture,
  diagram,
  above,
  company: only('Company'),
  widgets: only('Widgets'),
  instruments,
};

export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  for (const [name, resolve] of Object.entries(extensions))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
}
