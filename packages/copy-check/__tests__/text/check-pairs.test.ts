import type { Locale } from '../../../../src/i18n/locales';
import { checkPairs } from '../../text/check-pairs';
import { copyText } from '../copy-text-of';

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
  ['de', 'lit. aa) und Buchst. bb), § 1 Abs. 2a) und 10b), Ziffern xl), lix) und xviii)'],
  ['de', '1a) Gold, 1.) Silber (rein) und 2.) Öl; Nr. 3.) auch'],
  ['en', 'a.) Gold and b.) silver (fine)'],
  ['fr', '1°) Or, 2°) argent ; le a bis) du II, le 1 ter) et le 3°) (fin)'],
  ['en', '- (one)\n- “two”'],
  ['en', 'the 𝑥 (see point 2) and b) (https://a.example/b) or (a.example).'],
])('the content check (%s) accepts the brackets and quotation marks of %j', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});

test.each<[Locale, string, number, string]>([
  ['en', 'Gold (in euros fell.', 5, '('],
  ['en', 'Gold in euros) fell.', 13, ')'],
  ['en', 'in C++) and', 6, ')'],
  ['en', 'goes on) and', 7, ')'],
  ['en', 'as abc) and', 6, ')'],
  ['en', 'of 1000) and', 7, ')'],
  ['en', 'fell to 5.) and', 10, ')'],
  ['en', 'fell to 5m) and', 10, ')'],
  ['en', 'for $5b) and', 7, ')'],
  ['fr', 'Or, dit-il) et', 10, ')'],
  ['de', 'Alle bis) und', 8, ')'],
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
  'the check of brackets and quotation marks (%s) accepts %j, since the typography check reports the wrong mark',
  (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  },
);
