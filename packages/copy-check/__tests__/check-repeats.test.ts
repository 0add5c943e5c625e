import { checkRepeats } from '../check-repeats';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const terms = 'content/en/terms.md';
const faq = 'content/en/trade/faq.md';

const check = (...texts: Parameters<typeof copyText>[]) =>
  formatted(checkRepeats(texts.map((text) => copyText(...text))));

test.each(['title', 'description'])('a %s that another page has is reported, whatever its capitals', (field) => {
  expect(check(['Trading terms', { file: terms, field }], ['TRADING Terms', { file: faq, field }])).toEqual([
    `${faq}:1:1 ${field}: ${terms} has the same text in ${field}: search results and tabs need a text of their own for each page.`,
  ]);
});

test.each(['sections[0].title', 'sections[12].cards[3].title', 'sections[1].items[0].question'])(
  'a heading that stands twice on a page is reported: %s',
  (field) => {
    expect(check(['Prices', { file: faq, field: 'sections[2].title' }], ['Prices', { file: faq, field }])).toEqual([
      `${faq}:1:1 ${field}: ${faq} has the same text in sections[2].title: two headings of a page that read the same cannot be told apart in a list of headings.`,
    ]);
  },
);

it('the third of a kind is compared with the first', () => {
  const field = 'description';
  const [second, third] = check(
    ['A', { file: 'a.md', field }],
    ['A', { file: 'b.md', field }],
    ['A', { file: 'c.md', field }],
  );
  expect([second, third]).toEqual([
    expect.stringMatching(/^b\.md:1:1 description: a\.md has/),
    expect.stringMatching(/^c\.md:1:1 description: a\.md has/),
  ]);
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
  [
    'fields whose names begin alike',
    ['Gold', { file: terms, field: 'sections[0].titles' }],
    ['Gold', { file: terms, field: 'sections[1].titles' }],
  ],
  [
    'fields elsewhere',
    ['Gold', { file: terms, field: 'my.sections[0].title' }],
    ['Gold', { file: terms, field: 'my.sections[1].title' }],
  ],
  ['texts that differ', ['Gold', { file: terms }], ['Silver', { file: faq }]],
] as [string, ...Parameters<typeof copyText>[]][])('%s may read the same', (_what, ...texts) => {
  expect(check(...texts)).toEqual([]);
});
