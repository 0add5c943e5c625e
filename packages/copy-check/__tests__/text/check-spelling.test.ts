import { checkSpelling, type Dictionary } from '../../text/check-spelling';
import { formatted } from '../../../../__tests__/unit/content/formatted';
import type { Locale } from '../../../../src/i18n/locales';
import { copyText } from '../copy-text-of';

const words =
  "open account Konto Inflation Daten Arbeit Mindest+ aujourd'hui ami trader Berlin Kundinnen Kunden Autorin in bzw. Dr.".split(
    ' ',
  );

const dictionary: Dictionary = {
  has: (word) => words.includes(word),
  suggest: (word) => (word.startsWith('acc') ? ['account', 'accord'] : []),
};

const check = (value: string, own: string[] = []) =>
  formatted(checkSpelling(copyText(value, { locale: 'de', isMarkdown: true }), dictionary, new Set(own)));

const wrong = (word: string, index: number, hint = '') =>
  `content/de/index.md:1:1 title[${index},${word.length}]: “${word}” is in no dictionary.${hint} If it is right, accept it: in the editor under Accepted → Words, or in content/words/de.txt.`;

test.each([
  ['a word in lower case, capitalized or in capitals', 'open Open OPEN BERLIN'],
  ['an abbreviation of up to five letters, such as WpHG, its plural, and a single letter', 'ABCDE WpHG BoE ETFs x'],
  ['the ending of a number with a percent sign, such as 5%ig', '5%ig 100%iger'],
  [
    'words with a curly or straight apostrophe, such as aujourd’hui, trader’s and l’ami',
    "aujourd’hui aujourd'hui trader’s l’ami qu’ami",
  ],
  [
    'words joined by a hyphen, such as open-account, Inflations-Daten, Mindest-Konto and x-open',
    'open-account Inflations-Daten Mindest-Konto x-open',
  ],
  [
    'gender-neutral forms, such as Kund:innen, AutorIn and ami·e·s',
    'Kund\\*innen Kund:innen Kund_innen KundInnen Autor*in AutorIn KontoIn Kund(inn)en ami(e) Daten:Konto ami·e·s trader·euse',
  ],
  ['abbreviations that the dictionary lists with a full stop, such as bzw.', 'open bzw. ami, Dr. BERLIN, **Bzw.**'],
  [
    'shortened compounds, such as Inflations-, Mindest- and -daten',
    'Inflations- Arbeits- Mindest- Daten -daten Daten/-konto',
  ],
  [
    'placeholders, addresses, code, tags, link targets and words with digits',
    '{{acount}} https://acount.example acount.example/faq, (Acount.co.uk) `acount` <acount> [open](route:acount) 5acount',
  ],
])('the spelling check accepts %s', (_what, value) => {
  expect(check(value)).toEqual([]);
});

it('the spelling check accepts words in the project’s own word list', () => {
  expect(check('Krypto', ['krypto'])).toEqual([]);
  expect(check('Krypto')).toEqual([wrong('Krypto', 0)]);
});

test.each<[what: string, word: string, value: string, index: number]>([
  ['a noun in small letters after a hyphen within a word', 'Konto-daten', 'open Konto-daten', 5],
  ['an unknown word in capitals', 'KONTOS', 'KONTOS', 0],
  ['a compound with a misspelt part', 'open-acount', 'open-acount', 0],
  ['a word with the linking s of compounds, but no hyphen after it', 'Inflations', 'Inflations open', 0],
  ['a part that only begins compounds, as a word of its own', 'Mindest', 'Mindest open', 0],
  ['a part that only begins compounds, at the end of a compound', 'open-Mindest', 'open-Mindest', 0],
  ['a misspelt word before a hyphen', 'acount', 'acount- open', 0],
  ['a word with an unknown elision', 'z’ami', 'open z’ami', 5],
  ['a misspelt word joined by a colon', 'acount:ami', 'open acount:ami', 5],
  ['an abbreviation without its full stop', 'bzw', 'open bzw ami', 5],
  ['a misspelt word before a full stop', 'acount', 'open acount.', 5],
  ['a misspelt word with an ending in parentheses', 'acount(s)', 'open acount(s)', 5],
  ['a misspelt word before a full stop without a space', 'Acount', 'Acount.Konto', 0],
  ['a word with a capital in its middle', 'KoNto', 'KoNto', 0],
])('the spelling check reports %s, for example “%s” in “%s”', (_what, word, value, index) => {
  expect(check(value)).toEqual([wrong(word, index)]);
});

it.each([
  ['open Kun- den, in- und Berlin- in', 'Kun- den', 'Kunden', 5],
  ['open Kun- den', 'Kun- den', 'Kunden', 5],
  ['invest- or open', 'invest- or', 'investor', 0],
])(
  'in “%s”, the spelling check reports “%s” once, as one word that was hyphenated at the end of a line',
  (value, broken, whole, index) => {
    expect(check(value, value.includes('und') ? ['den', 'und'] : ['invest', 'or', 'investor'])).toEqual([
      `content/de/index.md:1:1 title[${index},${broken.indexOf('-')}]: “${broken}” is one word, broken at the end of a line where it was copied from: write “${whole}”.`,
    ]);
  },
);

it.each([
  'H- and A-shares',
  'H- und A-Aktien',
  'C- ou D',
  'C- et D',
  'ten- or twenty-year',
  'ten- or even twenty-year',
  'ten- or twenty- or',
  'in- und',
])('the spelling check does not take “%s” for a word broken at the end of a line', (value) => {
  const own = 'Hand and shares Hund und Aktien Cou ou Cet et tenor ten or even twenty year'.split(' ');
  expect(check(value, own)).toEqual([]);
});

it('the spelling check reports the plural s of an abbreviation such as “CFDs” in French only', () => {
  const problems = (locale: Locale, value: string, own: string[] = []) =>
    checkSpelling(copyText(value, { locale }), dictionary, new Set(own)).map(({ message }) => message);
  expect(problems('fr', 'in CFDs')).toEqual(['“CFDs”: in French, abbreviations have no s in the plural: write “CFD”.']);
  expect(problems('fr', 'CFD US DTS WpHG')).toEqual([]);
  expect(problems('fr', 'CFDs', ['CFDs'])).toEqual([]);
  expect(problems('en', 'CFDs')).toEqual([]);
  expect(problems('de', 'CFDs')).toEqual([]);
});

it('the spelling check suggests the likeliest correction of a misspelt word', () => {
  expect(check('open accoun')).toEqual([wrong('accoun', 5, ' Did you mean “account”?')]);
});

it('the spelling check reports a paragraph of unknown words once, as in another language, and a few unknown words one by one', () => {
  const foreign = 'Many words of this paragraph are in no dictionary. Is it in another language? Then translate it.';
  expect(check('Konto open.\n\nNel mezzo del cammin nostra, ami.\n\nEin acount.', ['ein'])).toEqual([
    `content/de/index.md:1:1 title[13,3]: ${foreign}`,
    wrong('acount', 52),
  ]);
  expect(check('Alle vier fehlen hier, open account Konto Daten')).toHaveLength(4);
  expect(check('open bzw. -daten bzw. -daten')).toEqual([]);
  expect(check('Alle Vier Namen Fehlen')).toHaveLength(4);
});
