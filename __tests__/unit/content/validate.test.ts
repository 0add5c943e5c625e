import { readContentSchema } from '../../../src/content/schema';
import { validateValue } from '../../../src/content/validate';
import { formatted, yaml } from './formatted';

const schema = readContentSchema(`
  type Thing {
    "What it is called."
    name: String!
    "The reasons:"
    reasons: [String!]
    size: Int
    weight: Float
    open: Boolean
    colour: Colour
    words: String @localized
    lines: [String!] @localized
    part: Part
    picture: Picture
    sections: [Section!]
  }
  type Part { name: String! }
  type Picture { src: String! alt: String! }
  type HeroSection { title: String! }
  type CallToActionSection { title: String! parts: [Part!] }
  enum Colour { red green }
`);

const known = { placeholders: new Set(['stocks', 'company']), pictures: new Set(['gold.png']) };

/** Messages about a Thing, which has a name. */
const saidOf = (text: string): string[] => {
  const source = yaml(`name: A\n${text}`);
  return formatted(validateValue(source, source.document.contents, 'Thing!', '', { schema, known }));
};

const keys = '“name”, “reasons”, “size”, “weight”, “open”, “colour”, “words”, “lines”, “part”, “picture”, “sections”';

test.each([
  ['nothing more', ''],
  ['a list', 'reasons: [one, two]'],
  ['whole numbers', 'size: 3\nweight: 4'],
  ['numbers', 'weight: 3.5'],
  ['true and false', 'open: false'],
  ['a name that is known', 'colour: green'],
  ['one text for all languages', 'words: All'],
  ['one text for each language', 'words: { en: a, de: b, fr: c }'],
  ['one list for each language', 'lines: { en: [a], de: [b], fr: [c] }'],
  ['a group', 'part: { name: B }'],
  ['a picture that is there', 'picture: { src: gold.png, alt: Gold }'],
  [
    'sections',
    'sections:\n  - kind: hero\n    title: A\n  - kind: call-to-action\n    title: B\n    parts: [{ name: C }]',
  ],
  ['no sections, which other checks judge', 'sections: []'],
  ['a comment on a line of its own, and behind a number', '# why\nsize: 3 # so'],
  ['a number sign in quotation marks, or inside a word', 'reasons: ["the #1 of all", a#3]'],
  ['a figure and a page that are known', 'reasons: ["{{stocks}} [here](route:faq)"]'],
])('accepts %s', (_what, text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each([
  ['an extra key', 'nmae: B', `a.yaml:2:1 nmae: There is no such key here. Known keys: ${keys}.`],
  [
    'an extra key in a group',
    'part: { name: B, size: 1 }',
    'a.yaml:2:18 part.size: There is no such key here. Known keys: “name”.',
  ],
  ['an empty key', 'size:', 'a.yaml:2:1 size: The key “size” is empty.'],
  ['a key without its colon', '? size', 'a.yaml:2:3 size: The key “size” is empty.'],
  ['a missing key', 'part: {}', 'a.yaml:2:7 part.name: The key “name” is missing.'],
  ['a text where a number belongs', 'size: big', 'a.yaml:2:7 size: This is a text, but a whole number is needed here.'],
  ['a fraction', 'size: 1.5', 'a.yaml:2:7 size: This is number (1.5), but a whole number is needed here.'],
  ['yes', 'open: yes', 'a.yaml:2:7 open: This is a text, but true or false is needed here.'],
  ['true for a number', 'size: true', 'a.yaml:2:7 size: This is boolean (true), but a whole number is needed here.'],
  ['an unknown name', 'colour: blue', 'a.yaml:2:9 colour: “blue” is not known here. Known: “red”, “green”.'],
  ['a text where a list belongs', 'reasons: one', 'a.yaml:2:10 reasons: This is a text, but a list is needed here.'],
  ['an empty list', 'reasons: []', 'a.yaml:2:10 reasons: The list is empty.'],
  [
    'a number where a text belongs',
    'reasons: [one, 2]',
    'a.yaml:2:16 reasons[1]: This is number (2), but a text is needed here. Put it in quotes if it is one.',
  ],
  [
    'an empty place in a list',
    'reasons:\n  -\n  - two',
    'a.yaml:3:4 reasons[0]: This is empty, but a text is needed here. Put it in quotes if it is one.',
  ],
  [
    'what a number sign cuts off, where the text ends',
    'reasons:\n  - We are #1 in all\n# why',
    'a.yaml:3:12 reasons[0]: “#1 in all” is a comment, and not shown: put the text in quotation marks, or the comment on a line of its own.',
  ],
  ['blanks', 'reasons: ["  "]', 'a.yaml:2:11 reasons[0]: The text is empty.'],
  [
    'an unknown figure, where it stands',
    'reasons: ["Over {{bonds}}"]',
    'a.yaml:2:17 reasons[0]: There is no figure “bonds”. Known: “stocks”, “company”.',
  ],
  [
    'an unknown page, where it stands',
    'reasons: ["See [here](route:fag)"]',
    'a.yaml:2:22 reasons[0]: There is no page “fag” to link to; src/routes.ts lists them all.',
  ],
  ['a text where a group belongs', 'part: B', 'a.yaml:2:7 part: This is a text, but a group of keys is needed here.'],
  [
    'a language that is not one of the site',
    'words: { en: a, de: b, fr: c, it: d }',
    'a.yaml:2:31 words.it: This is not a language of the site. Known: “en”, “de”, “fr”.',
  ],
  ['a language too few', 'words: { en: a, fr: c }', 'a.yaml:2:8 words.de: The text for “de” is missing.'],
  ['an empty language', 'words: { en: a, de: "", fr: c }', 'a.yaml:2:21 words.de: The text is empty.'],
  [
    'a text for each language where there is one for all',
    'part: { name: { en: a, de: b, fr: c } }',
    'a.yaml:2:15 part.name: This is a group of keys, but a text is needed here. Put it in quotes if it is one.',
  ],
  [
    'a picture that is not there',
    'picture: { src: silver.png, alt: Silver }',
    'a.yaml:2:17 picture.src: There is no picture “silver.png” in content/pictures.',
  ],
  ['a picture without words', 'picture: { src: gold.png }', 'a.yaml:2:10 picture.alt: The key “alt” is missing.'],
  [
    'a section that is a text',
    'sections: [hero]',
    'a.yaml:2:12 sections[0]: This is a text, but a section with its “kind” is needed here.',
  ],
  ['a section without kind', 'sections: [{ title: A }]', 'a.yaml:2:12 sections[0].kind: The key “kind” is missing.'],
  [
    'a section of an unknown kind',
    'sections: [{ kind: heroe, title: A }]',
    'a.yaml:2:20 sections[0].kind: There is no section kind “heroe”. Known kinds: “hero”, “call-to-action”.',
  ],
  [
    'a section that lacks a key',
    'sections: [{ kind: hero }]',
    'a.yaml:2:12 sections[0].title: The key “title” is missing.',
  ],
  [
    'a kind where nothing has one',
    'part: { name: B, kind: hero }',
    'a.yaml:2:18 part.kind: There is no such key here. Known keys: “name”.',
  ],
])('reports %s', (_what, text, expected) => {
  expect(saidOf(text)).toEqual([expected]);
});

it('a missing key is reported with the purpose of the field', () => {
  const documented = readContentSchema(
    'type A { "What it is called." name: String! "What follows:" list: [String!]! "So. Or so" b: Int! }',
  );
  const source = yaml('{}');
  expect(formatted(validateValue(source, source.document.contents, 'A', 'a', { schema: documented, known }))).toEqual([
    'a.yaml:1:1 a.name: The key “name” is missing (What it is called).',
    'a.yaml:1:1 a.list: The key “list” is missing (What follows).',
    'a.yaml:1:1 a.b: The key “b” is missing (So. Or so).',
  ]);
});
