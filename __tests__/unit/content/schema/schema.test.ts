import { Kind, parse, visit } from 'graphql';
import { readContentSdl } from '../../../../src/content/content-files';
import { directives } from '../../../../src/content/schema/directives';
import { readContentSchema } from '../../../../src/content/schema/schema';
import { routeIds } from '../../../../src/routes';

/** Kinds of definitions whose descriptions GraphiQL shows. */
const described: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
];

it('the content schema lists every page in the enum RouteId, and describes each type, field, argument and value', () => {
  const sdl = readContentSdl('.');
  expect(readContentSchema(sdl).enums.get('RouteId')).toEqual(routeIds);
  const bare: string[] = [];
  visit(parse(sdl), {
    enter(node) {
      const isBare = !('description' in node) || !node.description;
      if (described.includes(node.kind) && isBare && 'name' in node) bare.push(String(node.name?.value));
    },
  });
  expect(bare).toEqual([]);
});

it('the directives defined for the content schema are exactly those that the schema’s fields use', () => {
  const used = new Set<string>();
  visit(parse(readContentSdl('.')), {
    FieldDefinition: ({ directives: own }) => own?.forEach(({ name }) => used.add(name.value)),
  });
  expect([...used].sort()).toEqual(Object.keys(directives).sort());
});

it('the content schema leaves out fields that the build computes, such as those marked `@picture`', () => {
  const { objects } = readContentSchema(
    'type A { src: String! image: File! @picture words(tree: String!): MarkdownRemark @prose name: String @localized old: String @deprecated }',
  );
  expect(objects.get('A')?.map(({ name }) => name)).toEqual(['src', 'words', 'name', 'old']);
});

it('the content schema requires a field marked `@required`, although GraphQL lets the field be null', () => {
  const schema = readContentSchema('type ASection { lead: String @required note: String }');
  expect(schema.objects.get('ASection')?.map(({ name, type }) => `${name}: ${type.kind}`)).toEqual([
    'lead: NonNullType',
    'note: NamedType',
  ]);
});
