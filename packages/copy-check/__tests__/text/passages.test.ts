import { type Passage, passagesOf } from '../../text/passages';
import { copyText } from '../copy-text-of';

const read = (value: string, isMarkdown: boolean) =>
  passagesOf(copyText(value, { isMarkdown })).map(({ words }) => words);

it.each([
  ['a {{bc}} d', ['a 000000 d']],
  ['<b>c</b> <1>d</1> 1 < 2', ['c d 1 < 2']],
  ['[a](route:b) **c**', ['[a](route:b) **c**']],
  ['http://a.b a.b+c-d@e-f.g.h', ['0000000000 000000000000000']],
  ['ab.cd/e a_1-2.pdf a. b', ['0000000 000000000 a. b']],
])('the spelling check reads %j without tags, and with zeros in place of placeholders and URLs', (value, words) => {
  expect(read(value, false)).toEqual(words);
});

it.each([
  ['**a** [b *c*](route:faq), {{d}}\ne', ['a b c, 00000\ne']],
  ['## A\n\n- b\n\n  c\n\n> d\n> e', ['A', 'b', 'c', 'd\ne']],
  ['a | b\n--|--\nc | d', ['a', 'b', 'c', 'd']],
  ['mail a@b.example or https://a.example', ['mail 00000000000 or 00000000000000000']],
  ['R&D, 5&nbsp;%, &auml;\\*', ['R&D, 5\u00a0%, ä*']],
  ['a\\\nb', ['a\nb']],
])(
  'the spelling check reads each block of the Markdown %j, such as a paragraph or table cell, as a text of its own',
  (value, words) => {
    expect(read(value, true)).toEqual(words);
  },
);

it('for the spelling check, each character of a Markdown text keeps its position in the file', () => {
  const value = '> **a** \\*b\n> &amp;&#228;&nbsp;c';
  const [{ words, bare, offsets }] = passagesOf(copyText(value, { isMarkdown: true })) as [Passage];
  expect(words).toBe('a *b\n&ä\u00a0c');
  expect(bare).toBe('a \0b\n\0\0\0c');
  expect(offsets.map((offset) => value[offset]).join('')).toBe('a *b\n&&&c');
});
