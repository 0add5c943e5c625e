import { checkRepeats } from '../../project/check-repeats';
import { formatted } from '../../../../__tests__/unit/content/formatted';
import { copyText } from '../copy-text-of';

type Text = Parameters<typeof copyText>;

const terms = 'content/en/terms.md';
const faq = 'content/en/trade/faq.md';

const check = (texts: readonly Text[], touched: string[] = []) =>
  formatted(
    checkRepeats(
      texts.map((text) => copyText(...text)),
      new Set(touched),
    ),
  );

test.each(['title', 'description'])(
  'the content check reports a page’s %s that another page has too, even with other capital letters',
  (field) => {
    const texts: Text[] = [
      ['Trading terms', { file: terms, field }],
      ['TRADING Terms', { file: faq, field }],
    ];
    expect(check(texts)).toEqual([
      `${faq}:1:1 ${field}: The same text stands in ${terms}:1 (${field}): search results and tabs need a text of their own for each page.`,
    ]);
  },
);

it('the content check reports a heading or question that repeats another one on the same page', () => {
  const fields = ['sections[2].title', 'sections[4].items[0].question'];
  expect(check(fields.map((field) => ['Prices', { file: faq, field }]))).toEqual([
    `${faq}:1:1 ${fields[1]}: The same text stands in ${faq}:1 (${fields[0]}): two headings of a page that read the same cannot be told apart in a list of headings.`,
  ]);
});

test.each([
  ['of the page being edited', ['a.md'], 'a.md', 'b.md:1 (title), c.md:1 (title)'],
  ['of the last of the pages being edited', ['a.md', 'c.md', 'd.md'], 'c.md', 'a.md:1 (title), b.md:1 (title)'],
  ['of the second page, if none is being edited', ['d.md'], 'b.md', 'a.md:1 (title), c.md:1 (title)'],
])(
  'the content check reports a title shared by three pages only once: at the title %s',
  (_what, touched, file, others) => {
    const texts = ['a.md', 'b.md', 'c.md'].map((one): Text => ['A', { file: one }]);
    expect(check(texts, touched)).toEqual([
      `${file}:1:1 title: The same text stands in ${others}: search results and tabs need a text of their own for each page.`,
    ]);
  },
);

test.each<[what: string, Text, Text]>([
  ['titles of pages in two languages', ['Gold', { file: terms }], ['Gold', { file: faq, locale: 'de' }]],
  ['a title and a description', ['Gold', { file: terms }], ['Gold', { file: faq, field: 'description' }]],
  [
    'headings of two pages',
    ['Gold', { file: terms, field: 'sections[0].title' }],
    ['Gold', { file: faq, field: 'sections[0].title' }],
  ],
  [
    'the title of a page and its heading',
    ['Gold', { file: terms }],
    ['Gold', { file: terms, field: 'sections[0].title' }],
  ],
])('the content check accepts the same text in %s', (_what, ...texts) => {
  expect(check(texts)).toEqual([]);
});
