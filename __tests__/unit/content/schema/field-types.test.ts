import { readSchema } from '../../../../src/content/content-files';
import { fieldTypes } from '../../../../src/content/schema/field-types';
import { readContentSchema } from '../../../../src/content/schema/schema';

const page = 'type PageFrontMatter { title: String! draft: Boolean sections: [Section!]! }';

test.each([
  ['title', 'String'],
  ['draft', 'Boolean'],
  ['text', 'MarkdownRemark'],
  ['sections[0].kind', 'SectionKind'],
  ['sections[3].title', 'String'],
  ['sections[12].rows[10].width', 'Width'],
  ['sections[1].rows[0].words', 'MarkdownRemark'],
  ['sections[1].rows[0].notes[2]', 'String'],
  ['sections[1].rows', undefined],
  ['sections[1].image', undefined],
  ['sections[0].width', undefined],
  ['rows[0].width', undefined],
  ['', undefined],
])('the GraphQL type of the field “%s” is %s', (field, type) => {
  const typeOf = fieldTypes(
    readContentSchema(`${page}
      type HeroSection { title: String! image: File! @picture }
      type TableSection { title: String rows: [Row!]! }
      type Row { width: Width! words: MarkdownRemark! @prose notes: [String!] }
      enum Width { wide narrow }`),
  );
  expect(typeOf(field)).toBe(type);
});

it('two section kinds that have a field at the same path with different types are refused, with the path and both types', () => {
  const schema = readContentSchema(`${page}
    type HeroSection { rows: [HeroRow!]! } type TableSection { rows: [Row!]! }
    type HeroRow { title: String! width: Int! } type Row { title: String width: Width }
    enum Width { wide narrow }`);
  expect(() => fieldTypes(schema)).toThrow('sections.rows.width is of type Int in one section kind, Width in another.');
});

it('in the site’s schema, fields for alternative texts have the type String, those for pictures, links and diagrams do not', () => {
  const typeOf = fieldTypes(readSchema('.'));
  expect(['alt', 'src'].map((name) => typeOf(`sections[0].screen.${name}`))).toEqual(['String', 'PicturePath']);
  expect(['label', 'route'].map((name) => typeOf(`sections[0].action.${name}`))).toEqual(['String', 'RouteId']);
  expect(['caption', 'file'].map((name) => typeOf(`sections[0].items[0].diagram.${name}`))).toEqual([
    'String',
    'DiagramName',
  ]);
});
