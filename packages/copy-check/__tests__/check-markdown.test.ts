import { checkMarkdown, checkPlainText } from '../check-markdown';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

/** Position and message of each mistake. */
const slips = (value: string): [number, string][] =>
  checkMarkdown(copyText(value)).map(({ field, message }) => [Number(/\d+/.exec(field)?.[0]), message]);

const target = 'A link that is neither a page, as in (route:faq), nor an address that begins with https://.';
const level = 'A heading of the wrong level: texts start with ## and go one # deeper at a time.';
const open = 'An asterisk opens bold or italic words here and none closes them.';

test.each([
  'Plain words, a-b and #1.',
  '**Bold**, *italic* and ***both***.',
  '[Questions](route:faq), [there](https://a.example), [mail](mailto:a@b.example), [below](#more).',
  '## One\n\nText\n\n### Two\n\n### Three\n\n#### Four\n\n## Five',
  '* one\n* two\n\n- three\n\n+ four',
  'hashtag ##',
  'a # b, and text that goes on\nfor **two\nlines** and *three\nof* them',
  '* one\n* two\n  * three',
  'under `a*b` and {{a*b}}',
  '1 < 2 and 3 > 2',
])('nothing is wrong with: %j', (value) => {
  expect(slips(value)).toEqual([]);
});

test.each<[string, number, string]>([
  ['[text] (route:faq)', 5, 'A space between the two brackets of a link: take it out.'],
  ['[text]()', 5, 'A link without a target: write a page as (route:faq), or a full address.'],
  ['[text](/faq)', 5, target],
  ['[text](javascript:x)', 5, target],
  ['[](route:faq)', 0, 'A link without words: say where it leads.'],
  ['see ![text](https://a.example)', 4, 'A picture: Markdown texts have none; pictures have fields of their own.'],
  ['one<br>two', 3, 'HTML: write it as Markdown instead.'],
  ['one</B>', 3, 'HTML: write it as Markdown instead.'],
  ['one <b>two</b>', 4, 'HTML: write it as Markdown instead.'],
  ['##One', 0, 'A space is missing after the # of the heading.'],
  ['-one', 0, 'A space is missing after the mark of the list item.'],
  ['# One', 0, level],
  ['### One', 0, level],
  ['one **two', 4, open],
  ['one *two', 4, open],
  ['**one** and *two', 0, open],
])('%j has one slip, at %i: %s', (value, index, message) => {
  const found = slips(value);
  expect(found).toContainEqual([index, message]);
  expect(found.filter(([, expected]) => expected !== open)).toEqual(message === open ? [] : [[index, message]]);
});

it('headings may go back any number of levels, and only one deeper', () => {
  expect(slips('## A\n\n### B\n\n#### C\n\n## D\n\n#### E')).toEqual([[27, level]]);
});

it('what opens in one paragraph does not close in the next', () => {
  expect(slips('one **two\n\nthree** four')).toEqual([
    [4, open],
    [16, open],
  ]);
});

describe('in a text that is shown as it stands', () => {
  test.each([
    ['a **bold** word', 'title[2,2]: Markdown'],
    ['a [link](route:faq)', 'title[7,2]: Markdown'],
    ['some `code`', 'title[5,1]: Markdown'],
    ['###### Heading', 'title[0,7]: Markdown'],
    ['a <b>bold</b> word', 'title[2,3]: HTML'],
    ['one</b>', 'title[3,4]: HTML'],
  ])('%j has %s', (value, place) => {
    expect(formatted(checkPlainText(copyText(value)))).toEqual([
      `content/en/index.md:1:1 ${place} does nothing in this field: write plain text.`,
    ]);
  });

  test.each(['1 < 2 and 3 > 2', '5 * 3 * 2', '#1', 'a #b', 'a [b] (c)', '####### seven'])('%j is none', (value) => {
    expect(checkPlainText(copyText(value))).toEqual([]);
  });
});
