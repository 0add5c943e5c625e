import { readJson } from '../../../src/content/json-source';
import { readYaml } from '../../../src/content/yaml-source';
import { formatted } from './formatted';

const colon =
  'After this key, a colon with a space behind it is missing; or, if this goes on with the text above, spaces before it.';
const quotes = 'A text with a colon needs quotation marks around it; or the line below begins too far to the right.';
const ended =
  'A value has ended before this: is a comma missing, or a quotation mark too many? A text that begins with a brace, a bracket or an asterisk needs quotation marks around it.';
const character = 'A text that begins with this character needs quotation marks around it.';
const column =
  'This line begins further to the left or right than the others of its group: take out or add spaces before it.';
const unclosed = 'A quotation mark or bracket that opens here is never closed.';

it.each([
  ['a quotation mark inside brackets that is never closed', "a: { b: 'c }\nd: e\n", `1:9 ${unclosed}`],
  ['a bracket that is never closed, before a quotation mark that is', 'a: [one, "two"\nb: c\n', `1:4 ${unclosed}`],
  ['a key without its colon', 'title: One\nlead\ntext: two\n', `2:1 ${colon}`],
  ['a colon in a text', 'a: one\nb: two: three\n', `2:4 ${quotes}`],
  ['quotation marks in a text that begins with one', 'a: "The "best" one"\n', `1:10 ${ended}`],
  ['a figure at the beginning', 'a: {{company}} is here\n', `1:16 ${ended}`],
  ['a percent sign at the beginning', 'a: %50\n', `1:4 ${character}`],
  ['a tab', 'a:\n\tb: c\n', '2:1 This line begins with a tab: use spaces.'],
  ['an item too far to the left', 'a:\n  - b: one\n  two\n', `3:1 ${column}`],
  [
    'any other mistake, in the parser’s words',
    'a: "\\q"\n',
    '1:5 This is not valid YAML: Invalid escape sequence \\q. Look for a text that needs quotation marks, or for spaces too many or too few before the line.',
  ],
])('broken YAML is reported once, for copywriters: %s', (_what, text, expected) => {
  expect(formatted(readYaml('a.yaml', text).problems)).toEqual([`a.yaml:${expected}`]);
});

const invalid =
  'This is not valid JSON: a comma too many or too few, or a quotation mark missing, here or just before.';

it.each([
  ['a comma too few', '{\n  "a": "b"\n  "c": "d"\n}', `3:3 ${invalid}`],
  ['a comma too many, which YAML allows', '{\n  "a": "b",\n}', `3:1 ${invalid}`],
  [
    'a key that stands twice, which JSON allows',
    '{ "a": "b", "a": "c" }',
    '1:13 This key stands twice in its group: take one of them out.',
  ],
])('broken JSON is reported once: %s', (_what, text, expected) => {
  expect(formatted(readJson('a.json', text).problems)).toEqual([`a.json:${expected}`]);
});
