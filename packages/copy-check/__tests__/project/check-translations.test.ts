import { checkGlossary, checkReferences, findIdentical } from '../../project/check-translations';
import { translationKey } from '../../project/collect-copy';
import { formatted } from '../../../../__tests__/unit/content/formatted';
import { copyText } from '../copy-text-of';

/** A text in English and its German translation. */
const both = (english: string, german: string) => [
  copyText(english, { isMarkdown: true }),
  copyText(german, { locale: 'de', isMarkdown: true }),
];

test.each([
  ['content/de/trade/faq.md', 'sections[0].en', 'content/*/trade/faq.md#sections[0].en'],
  ['locales/fr/sign-in.json', 'tooShort', 'locales/*/sign-in.json#tooShort'],
  ['content/settings/company.yaml', 'lines.fr[0]', 'content/settings/company.yaml#lines.*[0]'],
  ['content/settings/company.yaml', 'index.enough', 'content/settings/company.yaml#index.enough'],
])('the text of %s at %s is matched with its translations by the key %s', (file, field, key) => {
  expect(translationKey(copyText('', { file, field }))).toBe(key);
});

describe('names that are never translated', () => {
  const check = (english: string, german: string) => formatted(checkGlossary(both(english, german), ['WTI', 'Brent']));

  test.each([
    ['Oil of WTI', 'WTI-Öl'],
    ['SWTI and WTIs and 2WTI', 'Öl'],
    ['See {{WTI}} and [oil](WTI)', 'Siehe Öl'],
  ])(
    'if the name “WTI” must stay untranslated, the content check accepts “%s” translated as “%s”',
    (english, german) => {
      expect(check(english, german)).toEqual([]);
    },
  );

  test.each(['WTI', 'oil (WTI)', 'oil/WTI'])(
    'if the name “WTI” must stay untranslated, the content check reports a translation of “%s” without the name',
    (english) => {
      expect(check(english, 'Öl')).toEqual([
        'content/de/index.md:1:1 title: “WTI” stands in the English text and is never translated (content/words/voice), but is missing here.',
      ]);
    },
  );
});

test.each([
  [
    'reports a translation that differs only in spaces around the text',
    'Open an account',
    ' Open an account\n',
    ['de'],
  ],
  [
    'reports a translation that equals an English text with a placeholder',
    'A {{stocks}} of',
    'A {{stocks}} of',
    ['de'],
  ],
  ['accepts a translation with other words', 'Open an account', 'Konto eröffnen', []],
  [
    'accepts a translation that equals an English text without words',
    '{{stocks}} 24/7 [](route:faq)',
    '{{stocks}} 24/7 [](route:faq)',
    [],
  ],
])('the content check for translations left in English %s', (_what, english, german, expected) => {
  const found = [...findIdentical(both(english, german), new Set())];
  expect(found.map(({ locale }) => locale)).toEqual(expected);
});

describe('placeholders, links, headings, lists and tables of translations', () => {
  const check = (english: string, german: string) => formatted(checkReferences(both(english, german)));
  const inEnglish = 'in content/en/index.md';
  const lists = 'Headings, lists and tables differ';

  test.each([
    ['repeated and reordered placeholders', '{{stocks}} and {{indices}}', '{{indices}}, {{stocksPlus}} und {{stocks}}'],
    ['other paragraphs, and lists written with other signs', '- a\n- b\n\n1. c', '* a\n\n+ b\n+ c\n\nd\n\ne'],
    ['no placeholder for the company’s name', '{{company}} helps', 'Hilfe'],
    [
      'repeated and reordered links',
      '[a](route:b) and [c](route:d)',
      '[c](route:d), [a](route:b) und [wieder](route:b)',
    ],
  ])('the content check accepts a translation with %s: “%s” translated as “%s”', (_what, english, german) => {
    expect(check(english, german)).toEqual([]);
  });

  test.each([
    ['{{stocks}} and {{indices}}', 'Aktien', `Figures differ: “indices”, “stocks” only ${inEnglish}`],
    ['{{stocks}}', '{{indices}}', `Figures differ: “indices” only here, “stocks” only ${inEnglish}`],
    ['Ask', '[b](c) [a](b)', 'Links differ: “b”, “c” only here'],
    ['[a](b) [c](d)', '[a](b)', `Links differ: “d” only ${inEnglish}`],
    ['- a\n- [b](c)', '- a', `${lists}: “list items: 1” only here, “list items: 2” only ${inEnglish}`],
    ['## a\n\n## b', '## a\n\nb', `${lists}: “headings: 1” only here, “headings: 2” only ${inEnglish}`],
    ['a|b\n-|-\nc|d', 'a|b\n-|-', `${lists}: “rows of tables: 1” only here, “rows of tables: 2” only ${inEnglish}`],
  ])('the content check reports the Markdown %j translated as %j, since they differ', (english, german, message) => {
    expect(check(english, german)).toEqual([
      `content/de/index.md:1:1 title: ${message}. They must be the same in every language.`,
    ]);
  });
});

it('the content check does not compare a translation whose English text is missing', () => {
  const texts = [copyText('WTI', { field: 'other' }), copyText('WTI {{stocks}}', { locale: 'de' })];
  expect([...checkGlossary(texts, ['WTI']), ...checkReferences(texts), ...findIdentical(texts, new Set())]).toEqual([]);
});
