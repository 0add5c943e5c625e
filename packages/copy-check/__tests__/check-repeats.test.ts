import { checkRepeats } from '../check-repeats';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const terms = 'content/en/terms.md';
const faq = 'content/en/trade/faq.md';

const check = (...texts: Parameters<typeof copyText>[]) => checkWith([], texts);

const checkWith = (touched: string[], texts: Parameters<typeof copyText>[]) =>
  formatted(
    checkRepeats(
      texts.map((text) => copyText(...text)),
      new Set(touched),
    ),
  );

test.each(['title', 'description'])('a %s that another page has is reported, whatever its capitals', (field) => {
  expect(check(['Trading terms', { file: terms, field }], ['TRADING Terms', { file: faq, field }])).toEqual([
    `${faq}:1:1 ${field}: The same text stands in ${terms}:1 (${field}): search results and tabs need a text of their own for each page.`,
  ]);
});

test.each(['sections[0].title', 'sections[12].cards[3].title', 'sections[1].items[0].question'])(
  'a heading that stands twice on a page is reported: %s',
  (field) => {
    expect(check(['Prices', { file: faq, field: 'sections[2].title' }], ['Prices', { file: faq, field }])).toEqual([
      `${faq}:1:1 ${field}: The same text stands in ${faq}:1 (sections[2].title): two headings of a page that read the same cannot be told apart in a list of headings.`,
    ]);
  },
);

describe('a text that stands three times is one problem,', () => {
  const texts = ['a.md', 'b.md', 'c.md'].map((file): Parameters<typeof copyText> => ['A', { file }]);

  test.each([
    ['of the page that is being edited', ['a.md'], 'a.md', 'b.md:1 (title), c.md:1 (title)'],
    ['of the last of the pages that are', ['a.md', 'c.md', 'd.md'], 'c.md', 'a.md:1 (title), b.md:1 (title)'],
    ['and of the second page, if none is', ['d.md'], 'b.md', 'a.md:1 (title), c.md:1 (title)'],
  ])('%s', (_what, touched, file, others) => {
    expect(checkWith(touched, texts)).toEqual([
      `${file}:1:1 title: The same text stands in ${others}: search results and tabs need a text of their own for each page.`,
    ]);
  });
});

it.each([
  ['titles in two languages', ['Gold', { file: terms }], ['Gold', { file: faq, locale: 'de' as const }]],
  ['a title and a description', ['Gold', { file: terms }], ['Gold', { file: faq, field: 'description' }]],
  [
    'headings of two pages',
    ['Gold', { file: terms, field: 'sections[0].title' }],
    ['Gold', { file: faq, field: 'sections[0].title' }],
  ],
  ['a page and its heading', ['Gold', { file: terms }], ['Gold', { file: terms, field: 'sections[0].title' }]],
  [
    'labels',
    ['Gold', { file: terms, field: 'sections[0].label' }],
    ['Gold', { file: terms, field: 'sections[1].label' }],
  ],
  ['texts that differ', ['Gold', { file: terms }], ['Silver', { file: faq }]],
] as [string, ...Parameters<typeof copyText>[]][])('%s may read the same', (_what, ...texts) => {
  expect(check(...texts)).toEqual([]);
});
