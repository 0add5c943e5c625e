import { Kind, parse, visit } from 'graphql';
import { readContentSdl } from '../../../src/content/content-files';
import { readContentSchema, sectionFields } from '../../../src/content/schema';
import { routeIds } from '../../../src/routes';

/** Parsed in each test: `npm run test:mutation` leaves out what runs only while a file loads. */
const schema = () =>
  readContentSchema(`
  type SectionFrontMatter { id: String }
  "Where a page begins."
  type HeroSection @dontInfer {
    "The heading."
    title: String!
    lead(tree: String): String @prose @localized
    image: File @picture
    company: Company @company
    widgets: Widgets @widgets
    instruments: [Instrument!] @instruments
  }
`);

const fieldsOf = (type: string) =>
  schema()
    .objects.get(type)
    ?.map(({ name, type: { kind }, directives, description }) => ({
      name,
      kind,
      directives,
      description,
    }));

it('has the fields that are written in files, and not those that the build computes', () => {
  expect(fieldsOf('HeroSection')).toEqual([
    { name: 'title', kind: 'NonNullType', directives: [], description: 'The heading.' },
    { name: 'lead', kind: 'NamedType', directives: ['prose', 'localized'], description: '' },
  ]);
});

it('a section has the fields of all sections and those of its kind', () => {
  expect(sectionFields('hero', schema()).map(({ name }) => name)).toEqual(['id', 'title', 'lead']);
});

/** Definitions that GraphiQL shows with a description. */
const described: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
];

describe('the schema of the site', () => {
  const sdl = readContentSdl('.');

  it('has every page as a link’s target', () => {
    expect(readContentSchema(sdl).enums.get('RouteId')).toEqual(routeIds);
  });

  it('explains every type, field, argument and value, all of which GraphiQL shows', () => {
    const bare: string[] = [];
    visit(parse(sdl), {
      enter(node) {
        const isBare = !('description' in node) || !node.description;
        if (described.includes(node.kind) && isBare && 'name' in node) bare.push(String(node.name?.value));
      },
    });
    expect(bare).toEqual([]);
  });
});
