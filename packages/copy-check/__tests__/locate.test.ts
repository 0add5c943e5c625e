import { offsetWithin } from '../locate';

it.each([
  ['the last of two', 'a b a c', 'a b a c', 'a', 'a c'],
  ['a word in a text of several lines', '|-\n  one\n\n  two three', 'one\n\ntwo three', 'three', 'three'],
  ['two spaces in an indented text', '|-\n  one\n  two  three', 'one\ntwo  three', '  ', 'o  three'],
  ['a space at the very beginning', '" one"', ' one', ' ', ' one"'],
  ['a word in quotation marks that the file escapes', '"say \\"yes\\" now"', 'say "yes" now', 'now', 'now"'],
  ['nothing but the start of what is written in another way', "'it''s'", "it's", "t's", "'it''s'"],
])('finds %s', (_what, yaml, value, part, expected) => {
  expect(yaml.slice(offsetWithin(yaml, value, value.lastIndexOf(part), part.length))).toBe(expected);
});
