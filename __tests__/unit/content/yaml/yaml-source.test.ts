import { readJson } from '../../../../src/content/yaml/json-source';
import { readYaml } from '../../../../src/content/yaml/yaml-source';
import { formatted } from '../formatted';

const colon =
  'After this key, a colon with a space behind it is missing; or, if this goes on with the text above, spaces before it.';
const withColon = (written: string) => `A text with a colon needs quotation marks: write ${written}.`;
const indented =
  'The line below begins too far to the right: take out spaces before it; or this text needs quotation marks around it.';
const ended = 'A value has ended before this: is a comma missing, or a quotation mark too many?';
const begins = (sign: string, written: string, lost = '') =>
  `A text that begins with “${sign}” needs quotation marks${lost && `, or visitors would not see “${lost}”`}: write ${written}.`;
const column =
  'This line begins further to the left or right than the others of its group: take out or add spaces before it.';
const below = 'After | or >, the text begins on the next line, with more spaces before it than the key has.';
const dash =
  'A text that begins with a dash needs quotation marks around it; the items of a list begin on the line below its key.';
const unclosed = 'A quotation mark or bracket that opens here is never closed.';

const otherSpace =
  'This space is of another kind, such as the no-break space that Option and the space bar type on a Mac: write an ordinary one.';

it.each([
  ['a no-break space after a colon', 'a: b\nc:\u00a0d\n', `2:3 ${otherSpace}`],
  ['a no-break space after a dash', 'a:\n  - b: c\n    d: e\n  -\u00a0b: c\n    d: e\n', `4:4 ${otherSpace}`],
  ['no-break spaces before a key', 'a:\n  - b: c\n\u00a0\u00a0\u00a0\u00a0d: e\n    f: g\n', `3:1 ${otherSpace}`],
  ['a no-break space after a key with a hyphen', 'a: b\nfirst-name:\u00a0x\n', `2:12 ${otherSpace}`],
  ['a no-break space after a quoted text', 'a: "b"\u00a0# note\nc: d\n', `1:7 ${otherSpace}`],
  ['a mathematical space after a colon', 'a: b\ntitle:\u205fx\n', `2:7 ${otherSpace}`],
  ['a space without a width after a colon', 'a: b\ntitle:\u200bx\n', `2:7 ${otherSpace}`],
  [
    'a thin space after a colon, below two allowed no-break spaces',
    'a: 5\u00a0€\nb: 6\u00a0€\nc:\u2009d\ne: 7\u00a0€\n',
    `3:3 ${otherSpace}`,
  ],
  ['a whole list indented by no-break spaces', 'a:\n\u00a0\u00a0- b: c\n\u00a0\u00a0- b: d\n', `2:1 ${otherSpace}`],
  ['a quotation mark that is never closed, above a no-break space', 'a: "b\nc:\u00a0d\n', `1:4 ${unclosed}`],
  [
    'a bracket that is never closed, above a line that begins with a no-break space',
    'a: [b\nc: |\n  d\n  \u00a0e\n',
    `1:4 ${unclosed}`,
  ],
  ['a quotation mark that is never closed, above two others', 'a: "b\nc:\u00a0"d"\n', `1:4 ${unclosed}`],
  ['a percent sign above a no-break space', 'a: %5\u00a0€\nb:\u00a0c\nd: e\n', `1:4 ${begins('%', "'%5\u00a0€'")}`],
  ['a no-break space above a percent sign', 'a: b\nc:\u00a0d\ne: %5\n', `2:3 ${otherSpace}`],
  ['a French colon in a text', 'a: Les frais\u00a0: aucun\n', `1:4 ${withColon("'Les frais\u00a0: aucun'")}`],
  ['a quotation mark inside brackets that is never closed', "a: { b: 'c }\nd: e\n", `1:9 ${unclosed}`],
  ['a bracket that is never closed, before words in quotation marks', 'a: [one, "two"\nb: c\n', `1:4 ${unclosed}`],
  ['a key without its colon', 'title: One\nlead\ntext: two\n', `2:1 ${colon}`],
  ['a colon in a text', 'a: one\nb: two: three\n', `2:4 ${withColon("'two: three'")}`],
  ['a colon at the end of a text', "a: It's two:\nb: c\n", `1:4 ${withColon('"It\'s two:"')}`],
  ['a key too far to the right', 'a:\n  - b: one\n     c: two\n', `2:8 ${indented}`],
  ['quotation marks inside a text in quotation marks', 'a: "The "best" one"\n', `1:10 ${ended}`],
  [
    'a placeholder at the beginning of a text',
    'a: {{company}} is here\n',
    `1:4 ${begins('{', "'{{company}} is here'")}`,
  ],
  ['a link at the beginning of an item', 'a:\n  - [b](route:faq)\n', `2:5 ${begins('[', "'[b](route:faq)'")}`],
  ['a text behind a list in brackets', 'a: [b, c] d\n', `1:11 ${ended}`],
  ['a percent sign at the beginning of a text', 'a: %50\n', `1:4 ${begins('%', "'%50'")}`],
  ['an at sign at the beginning of a text', 'a: @home\r\n', `1:4 ${begins('@', "'@home'")}`],
  ['a backtick at the beginning of a text', 'a: `x`\n', `1:4 ${begins('`', "'`x`'")}`],
  ['an ampersand directly before a word', 'a: b\nc: &more on gold\n', `2:4 ${begins('&', "'&more on gold'", '&more')}`],
  ['an ampersand before a space', 'a: & more\n', `1:4 ${begins('&', "'& more'")}`],
  ['an anchor and its alias', 'a: &b c\nd: *b\n', `1:4 ${begins('&', "'&b c'", '&b')}`],
  ['italic words at the beginning of a text', "- a: *Gold* isn't\n", `1:6 ${begins('*', '"*Gold* isn\'t"', '*Gold*')}`],
  [
    'an exclamation mark at the beginning of a text',
    'a: { b: !new one, c: d }\n',
    `1:9 ${begins('!', "'!new one'", '!new')}`,
  ],
  ['the YAML tag !!int', 'a: !!int x\n', `1:4 ${begins('!', "'!!int x'", '!!int')}`],
  ['an exclamation mark before a key', '!t a: b\n', `1:1 ${begins('!', "'!t a: b'", '!t')}`],
  [
    'the merge key <<',
    '<<: { b: c }\n',
    '1:1 The key “<<” takes over the fields of another group: write them out here instead.',
  ],
  [
    'an apostrophe between single quotation marks',
    "a: 'it's'\n",
    '1:8 An apostrophe ends a text between single quotation marks: write ’ instead.',
  ],
  ['a text on the same line as |', 'a: | one\n', `1:6 ${below}`],
  ['a dash at the beginning of a text', 'a: - b\n', `1:4 ${dash}`],
  ['a second YAML document', 'a: b\n...\nc: d\n', '3:1 A line “...” or “---” ends what stands above it: take it out.'],
  ['a tab at the beginning of a line', 'a:\n\tb: c\n', '2:1 This line begins with a tab: use spaces.'],
  ['a tab at the beginning of a block text', 'a: |\n\tb\n', '2:1 This line begins with a tab: use spaces.'],
  ['a list item too far to the left', 'a:\n  - b: one\n  two\n', `3:1 ${column}`],
  [
    'a backslash between double quotation marks',
    'a: "\\q"\n',
    "1:5 A backslash has a meaning between these quotation marks: write two, or use single quotation marks (').",
  ],
  [
    'a key of 1,100 characters',
    `${'a'.repeat(1100)}: b\n`,
    '1:1 From here on this cannot be read. Look for a text that needs quotation marks, or for spaces too many or too few before the line.',
  ],
])(
  'for broken YAML with %s, the content check reports one message that copywriters understand',
  (_what, text, expected) => {
    expect(formatted(readYaml('a.yaml', text).problems)).toEqual([`a.yaml:${expected}`]);
  },
);

it.each([
  ["a: 'it’s #1 & more'", 'it’s #1 & more'],
  ['a: 5\u00a0€\u202f!', '5\u00a0€\u202f!'],
  ['a: "*Gold*"', '*Gold*'],
  ['a: R&D, 5 * 3, so!', 'R&D, 5 * 3, so!'],
  ['a: |\n  one\n\n  two\n', 'one\n\ntwo'],
  ['a: |+\n  one\n\n\n', 'one'],
  ['a: >-\n  one\n  two\n', 'one two'],
  ['a: >\r\n  one\r\n  two\r\n', 'one two'],
  ['# note\na: one\n  two # note\n', 'one two'],
])('the YAML %j is accepted, and read as the value %j', (text, value) => {
  const { source, problems } = readYaml('a.yaml', text);
  expect(problems).toEqual([]);
  expect(source.document.get('a')).toBe(value);
});

const invalid =
  'This is not valid JSON: a comma too many or too few, a quotation mark missing, or one within a text, here or just before.';

it.each([
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}', `3:3 ${invalid}`],
  ['a superfluous comma, which only YAML allows', '{\n  "a": "b",\n}', `3:1 ${invalid}`],
  ['a comment', '// Note\n{\n  "a": "b"\n}', `1:1 ${invalid}`],
  ['a value without quotation marks', '{\n  "a": "\\"b",\n  "c": d\n}', `3:8 ${invalid}`],
  [
    'a duplicate key, which JSON parsers accept',
    '{ "a": "b", "a": "c" }',
    '1:13 This key stands twice in its group: take one of them out.',
  ],
])(
  'for a JSON file of interface strings with %s, the content check reports exactly one error',
  (_what, text, expected) => {
    expect(formatted(readJson('a.json', text).problems)).toEqual([`a.json:${expected}`]);
  },
);
