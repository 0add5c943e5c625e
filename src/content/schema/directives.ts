import type { GraphQLResolveInfo } from 'graphql';
import type { Locale } from '../../i18n/locales';
import { routesAbove, type Tree } from '../../i18n/paths';
import type { RouteId } from '../../routes';
import type { MarkdownPlace } from '../markdown/markdown';
import { narrowOf } from '../narrow-picture';
import { mapStrings } from '../placeholders';
import { joinSpaces } from '../markdown/typeset';

type Source = Record<string, unknown>;

/**
 * The node queries that resolvers use. In a build Gatsby implements them for all nodes; the preview of `/admin`
 * implements them for one page.
 */
export interface NodeModel {
  getNodeById(args: { id: unknown }): unknown;
  findOne(query: { type: string; query: object }): Promise<unknown>;
  findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
}

interface ResolveContext {
  nodeModel: NodeModel;
}

type Resolve<Args> = (source: Source, args: Args, context: ResolveContext, info: GraphQLResolveInfo) => unknown;

/** Resolves a field that has one text per language to the text for the argument `locale`. */
const localized: Resolve<{ locale: Locale }> = (source, { locale }, _context, info) => {
  const value = source[info.fieldName];
  const isByLocale = typeof value === 'object' && value !== null && locale in value;
  // The type assertion relies on the content check, which requires a text for each language.
  const texts = isByLocale ? (value as Record<Locale, unknown>)[locale] : value;
  return mapStrings(texts, (text) => joinSpaces(text, locale));
};

/**
 * Resolves a Markdown field to the node that gatsby-transformer-remark has made of it, for the language prefix in the
 * argument `tree`.
 */
const prose: Resolve<{ tree: Tree }> = async (source, { tree }, { nodeModel }, { fieldName }) => {
  // The type assertion is right, since `pageFields` has replaced each Markdown text by a `MarkdownPlace`.
  const place = source[fieldName] as MarkdownPlace | undefined;
  if (!place) return null;
  const query = { filter: { tree: { eq: tree }, file: { eq: place.file }, field: { eq: place.field } } };
  const text = (await nodeModel.findOne({ type: 'MarkdownText', query })) as { children: readonly string[] } | null;
  return text && nodeModel.getNodeById({ id: text.children[0] });
};

const pictureFile = (relativePath: string, { nodeModel }: ResolveContext): Promise<unknown> =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: relativePath }, sourceInstanceName: { eq: 'pictures' } } },
  });

/** Resolves to the File node of the picture in `src`. */
const picture: Resolve<unknown> = ({ src }, _args, context) => pictureFile(String(src), context);

/** Resolves to the File node of the phone version of the picture in `src`. */
const narrowPicture: Resolve<unknown> = ({ src }, _args, context) => pictureFile(narrowOf(String(src)), context);

/** Resolves a field to its value in the file, as GraphQL does by default. */
const asWritten: Resolve<unknown> = (source, _args, _context, { fieldName }) => source[fieldName];

/** Resolves to the SVG of the diagram named in the field `file`, with its labels in a language. */
const diagram: Resolve<{ locale: Locale }> = async ({ file }, { locale }, { nodeModel }) => {
  const query = { filter: { name: { eq: file }, locale: { eq: locale } } };
  const found = (await nodeModel.findOne({ type: 'LabelledDiagram', query })) as { svg: string } | null;
  return found?.svg;
};

/** Resolves to the pages above a page in the hierarchy, as breadcrumbs list them, in the language of the page. */
const above: Resolve<unknown> = async ({ route, locale }, _args, { nodeModel }) => {
  // The type assertion is right, since the `route` of a `Page` node always exists in src/routes.ts.
  const order = routesAbove(route as RouteId);
  const query = { filter: { locale: { eq: locale }, route: { in: order } } };
  const { entries } = await nodeModel.findAll({ type: 'Page', query });
  // The type assertion is right, since the query returns only `Page` nodes, which have a `route`.
  const rank = (page: unknown): number => order.indexOf((page as { route: RouteId }).route);
  return [...entries].sort((one, other) => rank(one) - rank(other));
};

/** Resolves to the sections of a page, optionally only those of one kind. The content check has validated them. */
const ofKind: Resolve<{ kind?: string | null }> = ({ sections }, { kind }) =>
  kind ? (sections as { kind: string }[]).filter((section) => section.kind === kind) : sections;

const only =
  (type: string): Resolve<unknown> =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} });

const instruments: Resolve<unknown> = async (_source, _args, { nodeModel }) => [
  ...(await nodeModel.findAll({ type: 'Instrument' })).entries,
];

/** A GraphQL directive on fields of content types. */
interface Directive {
  /** Whether content files contain the field; otherwise it is computed from other fields. */
  isWritten: boolean;
  /** The resolver of the field. It gets the arguments of the fields that have the directive. */
  resolve: Resolve<never>;
}

const written = (resolve: Resolve<never>): Directive => ({ isWritten: true, resolve });
const computed = (resolve: Resolve<never>): Directive => ({ isWritten: false, resolve });

/**
 * All directives on fields. Directives on types are Gatsby's and `@ownTemplate`
 * (packages/publish/build/section-map.ts).
 */
export const directives: Readonly<Record<string, Directive>> = {
  localized: written(localized),
  prose: written(prose),
  // The field is required in files but nullable in GraphQL. If a query reads several section kinds, fields of the same
  // name must agree on nullability (https://spec.graphql.org/October2021/#sec-Field-Selection-Merging), and other kinds
  // have an optional field of that name.
  required: written(asWritten),
  picture: computed(picture),
  narrowPicture: computed(narrowPicture),
  diagram: computed(diagram),
  above: computed(above),
  ofKind: written(ofKind),
  company: computed(only('Company')),
  widgets: computed(only('Widgets')),
  instruments: computed(instruments),
};
