import {
  buildASTSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  GraphQLUnionType,
  isObjectType,
  Kind,
  parse,
  visit,
} from 'graphql';
import { directives } from '../../../src/content/schema/directives';
import { type ContentSchema, sectionTypes } from '../../../src/content/schema/schema';
import { kindToType } from '../../../src/section-kind';

/** GraphQL types of Gatsby and its plugins, as far as page queries use them. */
const ofGatsby = (schema: ContentSchema): string => `
  scalar GatsbyImageData
  interface Node { id: ID }
  type File { childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData(width: Int, aspectRatio: Float): GatsbyImageData }
  type MarkdownRemark { html: String headings(depth: MarkdownHeadingLevels): [MarkdownHeading] }
  type MarkdownHeading { id: String value: String }
  enum MarkdownHeadingLevels { h1 h2 h3 h4 h5 h6 }
  union Section = ${sectionTypes(schema).join(' | ')}
  type Query { page: Page }
`;

/** A resolver for a field of a GraphQL node, or of an object inside a node. */
type AnyResolver = GraphQLFieldResolver<Record<string, unknown>, unknown>;

/**
 * The schema of a build without its non-null marks. In an unfinished page fields are often missing, and for a missing
 * required field GraphQL would return `null` for the whole page.
 */
export function previewSchema(
  sdl: string,
  content: ContentSchema,
  byField: Record<string, AnyResolver>,
): GraphQLSchema {
  const ast = visit(parse(sdl + ofGatsby(content)), { [Kind.NON_NULL_TYPE]: { leave: ({ type }) => type } });
  const schema = buildASTSchema(ast, { assumeValid: true, assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLUnionType) type.resolveType = ({ kind }: { kind: string }) => kindToType(kind);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const [resolve] = (field.astNode?.directives ?? []).flatMap(({ name }) => directives[name.value]?.resolve ?? []);
      // The type assertion is needed because TypeScript cannot know that a field's arguments fit the resolver of its
      // directive.
      field.resolve = byField[`${type.name}.${field.name}`] ?? (resolve as AnyResolver | undefined);
    }
  }
  return schema;
}

/** Resolves a field. A missing required field becomes empty, so that the section still shows its other fields. */
export const readField =
  ({ objects, enums }: ContentSchema): AnyResolver =>
  (source, _args, _context, { fieldName, parentType }) => {
    const value = source[fieldName];
    const type = objects.get(parentType.name)?.find(({ name }) => name === fieldName)?.type;
    if (value !== undefined || type?.kind !== Kind.NON_NULL_TYPE) return value;
    if (type.type.kind === Kind.LIST_TYPE) return [];
    const name = type.type.name.value;
    if (objects.has(name)) return {};
    return enums.get(name)?.[0] ?? (['String', 'ID', 'PicturePath'].includes(name) ? '' : undefined);
  };
