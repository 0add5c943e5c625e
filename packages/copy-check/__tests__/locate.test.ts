import fc from 'fast-check';
import { parseDocument, Scalar } from 'yaml';
import { offsetWithin } from '../locate';

it.each([
  [
    'words over the lines of a folded text',
    '>-\n  one two\n  three four',
    'one two three four',
    'two three',
    'two\n  three four',
  ],
  ['the last of two', 'a b a c', 'a b a c', 'a', 'a c'],
  ['two spaces in an indented text', '|-\n  one\n  two  three', 'one\ntwo  three', '  ', 'o  three'],
  ['what goes on in the next paragraph', '|-\n  a one\n\n  two', 'a one\n\ntwo', 'one\n\ntwo', 'one\n\n  two'],
  [
    'what goes on after a line break of Windows',
    '|-\r\n  a one\r\n  two',
    'a one\r\ntwo',
    'one\r\ntwo',
    'one\r\n  two',
  ],
  ['a space at the very beginning', '" one"', ' one', ' ', ' one"'],
  ['double quotation marks that the file escapes', '"say \\"yes\\" now"', 'say "yes" now', '"yes"', '\\"yes\\" now"'],
  ['single ones', "'it''s here'", "it's here", "'s", "''s here'"],
])('finds %s', (_what, yaml, value, part, expected) => {
  expect(yaml.slice(offsetWithin(yaml, value, value.lastIndexOf(part), part.length))).toBe(expected);
});

it('finds any word of any text, however YAML folds and quotes it', () => {
  const word = fc.stringMatching(/^[a-zäß€„“’]{1,8}$/);
  const types = fc.constantFrom(
    Scalar.BLOCK_FOLDED,
    Scalar.BLOCK_LITERAL,
    Scalar.PLAIN,
    Scalar.QUOTE_SINGLE,
    Scalar.QUOTE_DOUBLE,
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), types, fc.nat(39), (words, type, pick) => {
      const value = words.join(' ');
      const document = parseDocument('');
      const scalar = new Scalar(value);
      scalar.type = type;
      document.contents = scalar as never;
      const raw = document.toString({ lineWidth: 40 });
      const at = pick % words.length;
      const index = words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0);
      const offset = offsetWithin(raw, value, index, words[at]?.length ?? 0);
      expect(raw.slice(offset)).toMatch(new RegExp(`^${words[at]}`));
    }),
  );
});
