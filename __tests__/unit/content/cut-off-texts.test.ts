import { readContentSchema } from '../../../src/content/schema';
import { validateValue } from '../../../src/content/validate';
import { formatted, yaml } from './formatted';

const schema = readContentSchema('type Page { name: String! size: Int words: [String!] }');

const check = (text: string): string[] => {
  const source = yaml(text);
  const known = { placeholders: new Set<string>(), pictures: new Set<string>() };
  return formatted(validateValue(source, source.document.contents, 'Page!', '', { schema, known }));
};

const cutOff = (comment: string): string =>
  `“${comment}” is a comment, and not shown: put the text in quotation marks, or the comment on a line of its own.`;

it.each([
  ['a comment on a line of its own', '# why\nname: One\n# so\n'],
  ['a comment behind a list or a number', 'name: One\nwords: [two] # why\nsize: 3 # so\n'],
  ['a comment behind a text in quotation marks', 'name: "One" # why\n'],
  ['a number sign in quotation marks, or inside a word', 'name: "the #1 of all"\nwords: [\'the #2\', a#3]\n'],
])('%s cuts nothing off', (_what, text) => {
  expect(check(text)).toEqual([]);
});

it.each([
  ['a number sign', 'size: 1\nname: We are #1 in all\n', `a.yaml:2:14 name: ${cutOff('#1 in all')}`],
  ['a number sign, with a comment below', 'name: We are #1\n# why\n', `a.yaml:1:14 name: ${cutOff('#1')}`],
  ['a hashtag in a list', 'name: One\nwords:\n  - two #three\n  - four\n', `a.yaml:3:9 words[0]: ${cutOff('#three')}`],
])('a text that %s cuts off is reported where it ends', (_what, text, expected) => {
  expect(check(text)).toEqual([expected]);
});
