import fc from 'fast-check';
import { parseDocument, Scalar } from 'yaml';
import { offsetWithin } from '../locate';

/** The position of a part of a value in the YAML written from it. */
const found = (yaml: string, value: string, part: string, nth = 0): string => {
  let index = -1;
  for (let count = 0; count <= nth; count += 1) index = value.indexOf(part, index + 1);
  return yaml.slice(offsetWithin(yaml, value, index, part.length));
};

it('finds words over the lines of a folded text', () => {
  expect(found('>-\n  one two\n  three four', 'one two three four', 'two three')).toBe('two\n  three four');
});

it('finds the second of two', () => {
  expect(found('a b a c', 'a b a c', 'a', 1)).toBe('a c');
});

it('finds two spaces although the text is indented by as many', () => {
  expect(found('|-\n  one\n  two  three', 'one\ntwo  three', '  ')).toMatch(/^. {2}three/);
});

it('finds what goes on in the next paragraph', () => {
  expect(found('|-\n  a one\n\n  two', 'a one\n\ntwo', 'one\n\ntwo')).toBe('one\n\n  two');
  expect(found('|-\r\n  a one\r\n  two', 'a one\r\ntwo', 'one\r\ntwo')).toBe('one\r\n  two');
});

it('finds a space at the very beginning', () => {
  expect(found('" one"', ' one', ' ')).toBe(' one"');
});

it('finds quotation marks that the file escapes', () => {
  expect(found('"say \\"yes\\" now"', 'say "yes" now', '"yes"')).toBe('\\"yes\\" now"');
  expect(found("'it''s here'", "it's here", "'s")).toBe("''s here'");
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
