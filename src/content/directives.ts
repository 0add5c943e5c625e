import type { GraphQLResolveInfo } from 'graphql';
import type { Locale } from '../i18n/locales';
import { routesAbove, type Tree } from '../i18n/paths';
import type { RouteId } from '../routes';
import { mapStrings } from './placeholders';
import { textId } from './text-id';
import { joinSpaces } from './typeset';

type Source = Record<string, unknown>;

/**
 * The queries that resolvers make. Gatsby answers them from all nodes in a build, and the preview of `/admin` from
 * those of one page.
 */
export interface NodeModel {
  getNodeById(args: { id: unknown }): { children: readonly string[] } | null;
  findOne(query: { type: string; query: object }): Promise<unknown>;
  findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>;
}

interface ResolveContext {
  nodeModel: NodeModel;
  /** The SVG of a drawing, with labels in the language. */
  fillDiagram(name: string, locale: Locale): string;
}

export type Resolve<Args> = (source: Source, args: Args, context: ResolveContext, info: GraphQLResolveInfo) => unknown;

/** Resolves a field with one text per language to that of the argument `locale`. */
const localized: Resolve<{ locale: Locale }> = (source, { locale }, _context, info) => {
  const value = source[info.fieldName];
  const isByLocale = typeof value === 'object' && value !== null && locale in value;
  const texts = isByLocale ? (value as Record<Locale, unknown>)[locale] : value; // One for each language, by the content check.
  return mapStrings(texts, (text) => joinSpaces(text, locale));
};

/** Resolves a Markdown field to what gatsby-transformer-remark has made of it, for the tree of the argument. */
const prose: Resolve<{ tree: Tree }> = (source, { tree }, { nodeModel }, { fieldName }) => {
  const text = nodeModel.getNodeById({ id: textId(tree, String(source[fieldName])) });
  return text && nodeModel.getNodeById({ id: text.children[0] });
};

const pictureFile = (relativePath: string, { nodeModel }: ResolveContext): Promise<unknown> =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: relativePath }, sourceInstanceName: { eq: 'pictures' } } },
  });

/** Resolves to the File node of a picture's `src`. */
const picture: Resolve<unknown> = ({ src }, _args, context) => pictureFile(String(src), context);

/** Resolves to the File node of the drawing for phones for a screen's `src`. */
const narrowPicture: Resolve<unknown> = ({ src }, _args, context) =>
  pictureFile(String(src).replace(/\.png$/, '-narrow.png'), context);

/** Resolves a field as GraphQL does by itself. */
const asWritten: Resolve<unknown> = (source, _args, _context, { fieldName }) => source[fieldName];

/** Resolves to the SVG of the drawing that is named beside it. */
const diagram: Resolve<{ locale: Locale }> = ({ drawing }, { locale }, { fillDiagram }) =>
  fillDiagram(String(drawing), locale);

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

/** Resolves to the texts of a page, or to those that contain a word, in any case. */
const withWord: Resolve<{ word?: string | null }> = ({ texts }, { word }) =>
  (texts as { text: string }[]).filter(({ text }) => text.toLowerCase().includes((word ?? '').toLowerCase()));

/** Resolves to the links of a page, or to those to one other. */
const toRoute: Resolve<{ route?: RouteId | null }> = ({ links }, { route }) =>
  (links as { route?: RouteId }[]).filter((link) => !route || link.route === route);

const only =
  (type: string): Resolve<unknown> =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} });

const instruments: Resolve<unknown> = async (_source, _args, { nodeModel }) => [
  ...(await nodeModel.findAll({ type: 'Instrument' })).entries,
];

/** A directive of fields in the SDL of content. */
interface Directive {
  /** Whether files say the field; otherwise the build computes it from others. */
  isWritten: boolean;
  /** Has the arguments of the fields with the directive. */
  resolve: Resolve<never>;
}

const written = (resolve: Resolve<never>): Directive => ({ isWritten: true, resolve });
const computed = (resolve: Resolve<never>): Directive => ({ isWritten: false, resolve });

/** All directives of fields. Gatsby's own ones and `@ownTemplate` (packages/publish/build/section-map.ts) are of types. */
export const directives: Readonly<Record<string, Directive>> = {
  localized: written(localized),
  prose: written(prose),
  // Required in files although nullable in GraphQL: fields of the same name in kinds of one query must agree on
  // nullability (https://spec.graphql.org/October2021/#sec-Field-Selection-Merging), and other kinds do without it.
  required: written(asWritten),
  picture: computed(picture),
  narrowPicture: computed(narrowPicture),
  diagram: computed(diagram),
  above: computed(above),
  ofKind: written(ofKind),
  withWord: computed(withWord),
  toRoute: computed(toRoute),
  company: computed(only('Company')),
  widgets: computed(only('Widgets')),
  instruments: computed(instruments),
};
