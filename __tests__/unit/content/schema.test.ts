import { parse } from 'graphql';
import { readContentSdl } from '../../../src/content/content-files';
import {
  readContentSchema,
  sectionFields,
  sectionKinds,
  sectionTypes,
  withRouteEnum,
} from '../../../src/content/schema';
import { kindToType } from '../../../src/section-kind';
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
    body: String @body
    company: Company @company
    widgets: Widgets @widgets
    instruments: [Instrument!] @instruments
  }
  type CallToActionSection { title: String }
  type Empty
  enum Colour { red green }
  enum Nothing
  union Either = HeroSection | CallToActionSection
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
  expect(fieldsOf('Empty')).toEqual([]);
});

it('has objects and enums, and nothing else', () => {
  expect([...schema().objects.keys()]).toEqual(['SectionFrontMatter', 'HeroSection', 'CallToActionSection', 'Empty']);
  expect([...schema().descriptions]).toEqual([['HeroSection', 'Where a page begins.']]);
  expect([...schema().enums]).toEqual([
    ['Colour', ['red', 'green']],
    ['Nothing', []],
  ]);
});

it('a section has the fields of all sections and those of its kind', () => {
  expect(sectionFields('hero', schema()).map(({ name }) => name)).toEqual(['id', 'title', 'lead']);
});

it('routes are an enum that links are checked against', () => {
  expect(withRouteEnum('type A')).toBe(
    `type A\n"The pages of the site, as links name them."\nenum RouteId { ${routeIds.join(' ')} }`,
  );
});

it('names kinds after their types, and back', () => {
  expect(sectionTypes(schema())).toEqual(['HeroSection', 'CallToActionSection']);
  expect(sectionKinds(schema())).toEqual(['hero', 'call-to-action']);
  expect(sectionKinds(schema()).map(kindToType)).toEqual(sectionTypes(schema()));
});

describe('the schema of the site', () => {
  const sdl = readContentSdl('.');

  it('has every page as a link’s target', () => {
    expect(readContentSchema(sdl).enums.get('RouteId')).toEqual(routeIds);
  });

  it('explains every type and every field', () => {
    const bare = parse(sdl).definitions.flatMap((definition) => {
      if (definition.kind !== 'ObjectTypeDefinition' && definition.kind !== 'EnumTypeDefinition') return [];
      const { name, description } = definition;
      const fields = definition.kind === 'ObjectTypeDefinition' ? (definition.fields ?? []) : [];
      return [
        ...(description ? [] : [name.value]),
        ...fields.filter((field) => !field.description).map((field) => `${name.value}.${field.name.value}`),
      ];
    });
    expect(bare).toEqual([]);
  });
});
