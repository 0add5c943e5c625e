import { readContentSchema } from '../../../../src/content/schema/schema';
import { validateValue } from '../../../../src/content/schema/validate';
import { formatted, yaml } from '../formatted';

const schema = readContentSchema(`
  type Thing {
    "What it is called."
    name: String!
    "The reasons:"
    reasons: [String!]
    answer: String @prose
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
  type Part { "What it is called." name: String! }
  type Picture { src: PicturePath! alt: String! }
  type HeroSection { title: String! }
  type CallToActionSection { title: String! parts: [Part!] }
  enum Colour { red green }
`);

const known = { placeholders: new Set(['stocks', 'company']), pictures: new Set(['gold.png']) };

/** The messages of the check for a YAML object of the GraphQL type `Thing`. Its required field `name` is added. */
const saidOf = (text: string): string[] => {
  const source = yaml(`name: A\n${text}`);
  return formatted(validateValue(source, source.document.contents, 'Thing!', '', { schema, known }));
};

const keys =
  '“name”, “reasons”, “answer”, “size”, “weight”, “open”, “colour”, “words”, “lines”, “part”, “picture”, “sections”';

test.each([
  'size: 0\nweight: -73.968\n',
  'size: 3\nweight: 3.5\nopen: false # so',
  'words: { en: a, de: b, fr: c }\nlines: { en: [a], de: [b], fr: [c] }',
  'picture: { src: gold.png, alt: Gold }',
  'sections:\n  - kind: hero\n    title: A\n  - kind: call-to-action\n    title: B\n    parts: [{ name: C }]',
  'reasons: ["the #1 of all", a#3]',
  'reasons: ["{{stocks}} [here](route:faq)"]',
])('the content check accepts the YAML %j as valid against the content schema', (text) => {
  expect(saidOf(text)).toEqual([]);
});

test.each(['größe', 'gro\u0308ße', 'GRÖẞE', 'cœur', 'señal', 'šířka'])(
  'for the unknown key %s, which has only ordinary letters, the content check just lists the known keys',
  (key) => {
    expect(saidOf(`${key}: 1`)).toEqual([`a.yaml:2:1 ${key}: There is no such key here. Known keys: ${keys}.`]);
  },
);

test.each([
  ['siz\u0435', '0435'],
  ['size\u200b', '200B'],
  ['größe\u00a0', '00A0'],
  ['size\u00ad', '00AD'],
  ['\uff53ize', 'FF53'],
  ['×ize', '00D7'],
])('for the unknown key %j, the content check names the deceptive character U+%s', (key, code) => {
  expect(saidOf(`"${key}": 1`)).toEqual([
    `a.yaml:2:1 ${key}: This key has the character U+${code}: type it again. There is no such key here. Known keys: ${keys}.`,
  ]);
});

test.each([
  ['nmae: B', `a.yaml:2:1 nmae: There is no such key here. Known keys: ${keys}.`],
  ['size:', 'a.yaml:2:1 size: The key “size” is empty.'],
  ['part: {}', 'a.yaml:2:7 part.name: The key “name” is missing (What it is called).'],
  ['size: 1.5', 'a.yaml:2:7 size: This is a number (1.5), but a whole number is needed here.'],
  ['size: [1]', 'a.yaml:2:7 size: This is a list, but a whole number is needed here.'],
  ['size: { a: 1 }', 'a.yaml:2:7 size: This is a group of keys, but a whole number is needed here.'],
  ['size: 0x10', 'a.yaml:2:7 size: YAML reads “0x10” as 16: write the number with digits only.'],
  ['size: 0o17', 'a.yaml:2:7 size: YAML reads “0o17” as 15: write the number with digits only.'],
  ['size: 017', 'a.yaml:2:7 size: YAML reads “017” as 17: write the number with digits only.'],
  ['weight: 1e4', 'a.yaml:2:9 weight: YAML reads “1e4” as 10000: write the number with digits only.'],
  ['weight: .inf', 'a.yaml:2:9 weight: YAML reads “.inf” as Infinity: write the number with digits only.'],
  [
    'picture: { src: Gold.png, alt: Gold }',
    'a.yaml:2:17 picture.src: There is no picture “Gold.png” in content/pictures. There is “gold.png”: write its name',
  ],
  ['open: yes', 'a.yaml:2:7 open: This is a text, but true or false is needed here.'],
  ['colour: blue', 'a.yaml:2:9 colour: “blue” is not known here. Known: “red”, “green”.'],
  ['reasons: one', 'a.yaml:2:10 reasons: This is a text, but a list is needed here.'],
  ['reasons: []', 'a.yaml:2:10 reasons: The list is empty.'],
  [
    'reasons: [one, 2]',
    'a.yaml:2:16 reasons[1]: This is a number (2), but a text is needed here. Put it in quotation marks',
  ],
  ['words: # why', 'a.yaml:2:8 words: “# why” is a comment for YAML, and not shown: put the whole text'],
  ['reasons:\n  - We are #1 in all\n# why', 'a.yaml:3:12 reasons[0]: “#1 in all” is a comment for YAML'],
  ['reasons: ["  "]', 'a.yaml:2:11 reasons[0]: The text is empty.'],
  ['reasons: ["Over {{bonds}}"]', 'a.yaml:2:17 reasons[0]: There is no placeholder “bonds”. Known: “stocks”'],
  ['reasons: ["Over {stocks}"]', 'a.yaml:2:17 reasons[0]: “{stocks}” is not a placeholder: write two braces'],
  ['answer: "See [there](route:fag)"', 'a.yaml:2:14 answer: There is no page “fag” to link to.'],
  ['part: B', 'a.yaml:2:7 part: This is a text, but a group of keys is needed here.'],
  ['words: { en: a, de: b, fr: c, it: d }', 'a.yaml:2:31 words.it: This is not a language of the site. Known: “en”'],
  ['words: { en: a, fr: c }', 'a.yaml:2:8 words.de: The text for “de” is missing.'],
  ['picture: { src: silver.png, alt: Silver }', 'a.yaml:2:17 picture.src: There is no picture “silver.png”'],
  ['sections: [hero]', 'a.yaml:2:12 sections[0]: This is a text, but a section with its “kind” is needed here.'],
  ['sections: [{ title: A }]', 'a.yaml:2:12 sections[0].kind: The key “kind” is missing.'],
  ['sections: [{ kind: heroe, title: A }]', 'a.yaml:2:20 sections[0].kind: There is no section kind “heroe”'],
  ['sections: [{ kind: hero }]', 'a.yaml:2:12 sections[0].title: The key “title” is missing.'],
])('the content check reports where the YAML %j violates the content schema', (text, expected) => {
  expect(saidOf(text)).toEqual([expect.stringContaining(expected)]);
});
