import { checkSpelling, type Dictionary } from '../check-spelling';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const words = "open account Konto Inflation Daten Arbeit Markt aujourd'hui ami an trader Berlin ouvre".split(' ');

const dictionary: Dictionary = {
  has: (word) => words.includes(word),
  suggest: (word) => (word.startsWith('acc') ? ['account', 'accord'] : []),
};

const check = (value: string, own: string[] = []) =>
  formatted(checkSpelling(copyText(value, { locale: 'de' }), dictionary, new Set(own)));

const wrong = (word: string, index: number, hint = '') =>
  `content/de/index.md:1:1 title[${index},${word.length}]: “${word}” is in no dictionary.${hint} If it is right, accept it: in the editor under Accepted → Words, or in content/words/de.txt.`;

test.each([
  ['a word, in small letters or with a capital', 'open Open OPEN Konto'],
  ['a name in capitals', 'BERLIN'],
  ['an abbreviation of up to five letters', 'WTI GDPR ABCDE'],
  ['a single letter', 'x'],
  ['either apostrophe', "aujourd’hui aujourd'hui Aujourd’hui"],
  ['the genitive', "trader’s trader's"],
  ['words that lose their vowel', 'l’ami L’ami d’ami qu’an jusqu’an lorsqu’ami puisqu’ami quoiqu’ami s’ouvre t’ouvre'],
  ['parts joined by a hyphen', 'open-account Inflation-Daten'],
  ['parts joined by an s and a hyphen', 'Inflations-Daten'],
  ['a part of one letter', 'x-open'],
  ['what two compounds share', 'Inflations- Arbeits- Daten'],
  [
    'placeholders, addresses, code and tags',
    '{{acount}} https://acount.example `acount` <acount> a@acount.example [open](route:acount)',
  ],
  ['words with digits', 'x5acount 5acount acount5'],
])('takes %s for right', (_what, value) => {
  expect(check(value)).toEqual([]);
});

it('takes a word of the project’s own list for right', () => {
  expect(check('Krypto', ['krypto'])).toEqual([]);
  expect(check('Krypto')).toEqual([wrong('Krypto', 0)]);
});

test.each<[string, string, number]>([
  ['open acount', 'acount', 5],
  ['KONTOS', 'KONTOS', 0],
  ['open-acount', 'open-acount', 0],
  ['Inflation-Datens', 'Inflation-Datens', 0],
  ['z’ami', 'z’ami', 0],
  ['Inflations open', 'Inflations', 0],
  ['acount- open', 'acount', 0],
  ['ol’pen', 'ol’pen', 0],
  ['l’acount', 'l’acount', 0],
])('reports, of “%s”, “%s”', (value, word, index) => {
  expect(check(value)).toEqual([wrong(word, index)]);
});

it('suggests corrections', () => {
  expect(check('open accoun')).toEqual([wrong('accoun', 5, ' Did you mean “account”?')]);
});
