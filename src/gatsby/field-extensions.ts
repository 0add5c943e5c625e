import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Locale } from '../i18n/locales';
import type { Tree } from '../i18n/paths';
import { renderMarkdown } from './markdown';

type Source = Record<string, unknown>;

interface NodeModelContext {
  nodeModel: {
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string }): Promise<{ entries: Iterable<unknown> }>;
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

/** A Markdown field as HTML; its links lead into the tree asked for. */
const prose: Resolve<{ tree: Tree }> = (source, { tree }, context, info) =>
  renderMarkdown(String(source[info.fieldName]), tree, context, info);

/** The file that a picture's `src` names. */
const picture: Resolve<unknown> = (source, _args, { nodeModel }) =>
  nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: source.src }, sourceInstanceName: { eq: 'pictures' } } },
  });

const only =
  (type: string): Resolve<unknown> =>
  (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} });

const instruments: Resolve<unknown> = async (_source, _args, { nodeModel }) => [
  ...(await nodeModel.findAll({ type: 'Instrument' })).entries,
];

/** The directives that the content's SDL uses. `body` is prose by another name: nobody writes it into front matter. */
const extensions: Record<string, Resolve<never>> = {
  localized,
  prose,
  body: prose,
  picture,
  company: only('Company'),
  widgets: only('Widgets'),
  instruments,
};

export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  for (const [name, resolve] of Object.entries(extensions))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
}
