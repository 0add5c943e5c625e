import { formatted } from '../../../../__tests__/unit/content/formatted';
import { checkAlternatives } from '../../text/check-alternatives';
import { checkLengths } from '../../text/check-lengths';
import { checkPlainText } from '../../text/check-leftovers';
import { copyText } from '../copy-text-of';

describe('alternative texts', () => {
  const check = (value: string) => formatted(checkAlternatives(copyText(value, { field: 'sections[0].screen.alt' })));

  it.each(['Two candles, the second one longer', 'A bar of gold on an image of a map', 'Fifteen letters'])(
    'the content check accepts the alternative text “%s” of a picture',
    (value) => {
      expect(check(value)).toEqual([]);
    },
  );

  it.each([
    ['A view of hero.JPEG', 'This is the name of a file: say what the picture shows.'],
    ['Hero-2_b', 'This is the name of a file: say what the picture shows.'],
    ['Eine Abbildung der Waage', 'Screen readers say that this is a picture: begin with what it shows.'],
    ['L’image de deux bougies', 'Screen readers say that this is a picture: begin with what it shows.'],
    ['  Fourteen chars  ', 'This says too little: describe in a sentence what the picture shows.'],
  ])('the content check reports the alternative text “%s” of a picture: %s', (value, message) => {
    expect(check(value)).toEqual([`content/en/index.md:1:1 sections[0].screen.alt: ${message}`]);
  });
});

describe('lengths of texts', () => {
  const common = 'locales/en/common.json';
  const check = (value: string, field: string, file?: string) =>
    formatted(checkLengths(copyText(value, { field, file }), new Map([['stocks', '1']])));

  it.each([
    ['title', 1, 45, 'search results need'],
    ['description', 70, 160, 'search results need'],
    ['sections[0].title', 1, 50, 'the heading of a page has room for'],
    ['sections[0].actions[1].label', 1, 25, 'a button has room for'],
    ['menu.markets', 1, 30, 'the menu has room for'],
  ])(
    'the content check allows a text in the field %s to have from %i to %i characters',
    (field, shortest, longest, reason) => {
      const file = field === 'menu.markets' ? common : 'content/en/index.md';
      for (const right of ['x'.repeat(shortest), 'x'.repeat(longest)]) expect(check(right, field, file)).toEqual([]);
      for (const wrong of [longest + 1, ...(shortest > 1 ? [shortest - 1] : [])])
        expect(check('x'.repeat(wrong), field, file)).toEqual([
          `${file}:1:1 ${field}: This text has ${wrong} characters; ${reason} ${shortest} to ${longest}.`,
        ]);
    },
  );

  it('the content check of lengths counts characters with placeholders filled in, and ignores empty texts', () => {
    expect(check(`${'x'.repeat(44)}{{stocks}}`, 'title')).toEqual([]);
    expect(check(' ', 'title')).toEqual([]);
  });
});

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
