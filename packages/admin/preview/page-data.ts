import { type DocumentNode, execute, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { checkPage } from '../../../src/content/page/check-page';
import { fillLabels } from '../../../src/content/strings/diagram-labels';
import { fieldTypes } from '../../../src/content/schema/field-types';
import { pageFilePath, parsePage } from '../../../src/content/page/page';
import { pageCopy, pageFields } from '../../../src/content/page/page-copy';
import { filledMarkdown } from '../../../src/content/markdown/prepare-markdown';
import type { Problem } from '../../../src/content/problem';
import { readContentSchema } from '../../../src/content/schema/schema';
import { placeholderValues } from '../../../src/content/settings';
import type { Locale } from '../../../src/i18n/locales';
import { pascalCase } from '../../../src/section-kind';
import { type RouteId, routes } from '../../../src/routes';
import { writePage } from '../files/page-format';
import type { PreviewInput } from './input';
import { markdownFields } from './markdown-fields';
import { nodeModelOf } from './node-model';
import { imageData } from './picture';
import { previewSchema, readField } from './schema';
import type { PreviewFacts } from './preview-facts';

declare const previewFacts: PreviewFacts;

/** The data for a page's template, and the problems that the content check finds in the page. */
export interface PageData {
  data: { page: { sections: { __typename: string }[]; draft: boolean } };
  problems: Problem[];
}

const { sdl, queries, strings, diagrams } = previewFacts;

export const interfaceStrings = strings;

const schema = readContentSchema(sdl);
const typeOf = fieldTypes(schema);

const diagramIn = (locale: Locale, name: string): string =>
  fillLabels(diagrams[name] ?? '', name, strings[locale].diagrams);

const executable = markdownFields.then(({ html, headings }) =>
  previewSchema(sdl, schema, {
    'MarkdownRemark.html': html.resolve,
    'MarkdownRemark.headings': headings.resolve,
    'ImageSharp.gatsbyImageData': ({ address }, size: Parameters<typeof imageData>[1]) =>
      imageData(String(address), size),
  }),
);

const { definitions } = parse(queries, { noLocation: true });
const isOperation = (definition: { kind: string }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION;

/** The GraphQL query of a route's template, reduced to the field `page`. */
function queryFor(route: RouteId): DocumentNode {
  const name = pascalCase(routes[route].template);
  const operation = definitions.filter(isOperation).find((definition) => definition.name?.value === name);
  if (!operation) throw new Error(`No template has a query ${name}.`);
  const selections = operation.selectionSet.selections.filter(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'page',
  );
  const ofPage = { ...operation, selectionSet: { ...operation.selectionSet, selections } };
  return { kind: Kind.DOCUMENT, definitions: [ofPage, ...definitions.filter((one) => !isOperation(one))] };
}

/** Turns the values of a form into page data, by the same steps as a build: check, placeholders, Markdown, query. */
export async function pageDataOf({ route, locale, content, settings, pictures }: PreviewInput): Promise<PageData> {
  const file = pageFilePath(locale, route);
  const values = placeholderValues(settings, locale);
  const reading = parsePage(file, writePage(content, schema));
  const known = { placeholders: new Set(values.keys()), pictures: new Set(Object.keys(pictures)) };
  const { problems } = checkPage(reading, { schema, known });
  if (!reading.page) throw new Error(reading.problem.message);
  const { fields, texts } = pageFields(file, pageCopy(reading.page, values, typeOf), typeOf);
  const parsed = new Map(texts.map((text) => [text.field, filledMarkdown(text, values, locale)]));
  const { data, errors = [] } = await execute({
    schema: await executable,
    document: queryFor(route),
    rootValue: { page: { ...fields, route, locale } },
    contextValue: { nodeModel: nodeModelOf({ texts: parsed, settings, pictures, diagramIn }) },
    variableValues: { route, locale, tree: locale, namespaces: [] },
    fieldResolver: readField(schema),
  });
  if (!data?.page) throw errors[0] ?? new Error('The page has no data.');
  // The query of a legal page or form has no `sections`, so the default is an empty list.
  const page = { sections: [], ...data.page, draft: fields.draft };
  return { data: { page }, problems };
}
