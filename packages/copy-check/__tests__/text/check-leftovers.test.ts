import { formatted } from '../../../../__tests__/unit/content/formatted';
import { checkPlainText } from '../../text/check-leftovers';
import { copyText } from '../copy-text-of';

it.each([
  ['a **bold** word', 'Markdown', 2, 2],
  ['a [link](route:faq)', 'Markdown', 7, 2],
  ['###### Heading', 'Markdown', 0, 7],
  ['a <b>bold</b> word', 'HTML', 2, 3],
  ['5&nbsp;%', 'HTML', 1, 6],
  ['Kund\\*innen', 'Markdown', 4, 2],
  ['an *italic* word', 'Markdown', 3, 8],
  ['_Why?_', 'Markdown', 0, 6],
  ['- Gold', 'Markdown', 0, 2],
  ['a ~~b~~', 'Markdown', 2, 2],
])(
  'for “%s” in a plain-text field, the content check reports %s at index %i with length %i',
  (value, markup, index, length) => {
    expect(formatted(checkPlainText(copyText(value)))).toEqual([
      `content/en/index.md:1:1 title[${index},${length}]: ${markup} does nothing in this field: write plain text.`,
    ]);
  },
);

it.each([
  '1 < 2 and 3 > 2',
  '5 * 3 * 2',
  'R&D; Händler*innen',
  'a #b',
  'a [b] (c)',
  '5* and 4*, (*) a_b_c',
  '- 5 %',
  'A > B',
])('the content check accepts “%s” in a plain-text field', (value) => {
  expect(checkPlainText(copyText(value))).toEqual([]);
});

it('the content check accepts tags in an interface string, but no Markdown', () => {
  const file = 'locales/en/common.json';
  expect(checkPlainText(copyText('a <policy>b</policy>', { file }))).toEqual([]);
  expect(checkPlainText(copyText('a <policy>**b**</policy>', { file }))).toHaveLength(1);
});
