import type { Locale } from '../../../src/i18n/locales';
import { checkPairs } from '../check-pairs';
import { copyText } from './copy-text-of';

const check = (locale: Locale, value: string): string[] =>
  checkPairs(copyText(value, { locale, isMarkdown: true })).map(
    ({ field, message }) => `${/\d+/.exec(field)?.[0]} ${message}`,
  );

test.each<[Locale, string]>([
  ['en', 'Gold (in euros) and “silver”; the price (see (a) and b)) is [open'],
  ['en', 'a) Gold, 2) silver and iv) oil; under point c), it says “the ‘best’ price”.'],
  ['en', '“A quotation of two paragraphs.\n\n“It ends here.”'],
  ['de', 'Gold (in Euro) und „Silber“, Buchst. a) bis c); er sagt: „Die ‚beste‘ Wahl.“'],
  ['fr', '« Oui », dit-elle (« non ») ; le point a) du texte « un “lot” ».'],
  ['en', '- (one)\n- “two”'],
  ['en', 'the 𝑥 (see point 2) and b) (https://a.example/b) or (a.example).'],
])('the content check (%s) accepts the brackets and quotation marks of %j', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});

test.each<[Locale, string, number, string]>([
  ['en', 'Gold (in euros fell.', 5, '('],
  ['en', 'Gold in euros) fell.', 13, ')'],
  ['en', 'He said “sell.', 8, '“'],
  ['en', 'Sell”, he said.', 4, '”'],
  ['en', '“One.\n\nTwo.”', 0, '“'],
  ['en', '- (one\n- two', 2, '('],
  ['de', 'Er sagt „ja.', 8, '„'],
  ['de', 'Er sagt ja“.', 10, '“'],
  ['fr', 'Elle dit « oui.', 9, '«'],
  ['fr', 'Elle dit oui ».', 13, '»'],
])(
  'the content check (%s) reports in %j, at position %i, the mark %s without a counterpart',
  (locale, value, index, mark) => {
    expect(check(locale, value)[0]).toBe(`${index} “${mark}” has no counterpart: add it, or take this one out.`);
  },
);

test.each<[Locale, string]>([
  ['de', 'Er sagt „ja”.'],
  ['en', 'He says “yes".'],
  ['fr', 'Elle dit « oui".'],
])(
  'the content check (%s) does not report a second mistake in %j, whose mark is of another language',
  (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  },
);
