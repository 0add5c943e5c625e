import { checkTypography } from '../check-typography';
import type { Locale } from '../../../src/i18n/locales';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const nbsp = '\u00a0';

const check = (locale: Locale, value: string) => formatted(checkTypography(copyText(value, { locale })));

const apostrophe = "A straight apostrophe ('): write ’ instead.";
const dash = 'A hyphen where a dash belongs: write – instead.';
const numbers = 'A hyphen between numbers: write – (from 2 to 5 is 2–5).';
const undrawn = 'A space that the fonts cannot draw: write an ordinary one instead.';
const twice = 'The same word twice: take one out.';
const beforeMark = 'A space before the punctuation mark: take it out.';
const english = 'A straight quotation mark ("): write “ before and ” after the words.';
const foreignEnglish = 'A quotation mark of another language: write “ before and ” after the words.';
const german = 'A straight quotation mark ("): write „ before and “ after the words.';
const foreignGerman = 'A quotation mark of another language: write „ before and “ after the words.';
const french = 'A straight quotation mark ("): write « before and » after the words, with spaces inside.';
const foreignFrench = 'A quotation mark of another language: write « before and » after the words, with spaces inside.';
const missingUnit = 'A space is missing between the number and its unit.';
const missingMark = 'A space is missing before the mark.';
const missingColon = 'A space is missing before the colon.';
const missingAfter = 'A space is missing after «.';
const end = 'A space at the beginning or end: take it out.';
const comma = 'A space is missing after the comma or semicolon.';
const sentences = 'A space is missing between the sentences.';
const beforeComma = 'A space before a comma or full stop: take it out.';
const brackets = 'A space inside the brackets: take it out.';

const bullet = 'A bullet of another program: begin each line of a list with “- ” instead.';
const emoji = 'An emoji: screen readers read out its name, and each system draws another one. Use words.';
const unseen = 'A character that cannot be seen, often pasted from elsewhere: delete it and type the word again.';
const alphabet = 'A letter of another alphabet that looks like a Latin one: type the word again.';
const capitals = 'Words in capitals: write them as in a sentence; the design decides how a heading looks.';
const unfinished = 'A note that the text is not finished: finish it, or mark the section as a draft.';
const number = (example: string) => `A number with the separators of another language: write it as in ${example}.`;

/** A text, the position of a mistake, the message, and the words that it quotes. */
const slips: [Locale, string, number, string, string][] = [
  ['en', "It's here", 2, apostrophe, "It's"],
  ['en', "the traders' desk", 11, apostrophe, "traders'"],
  ['en', "rock 'n roll", 5, apostrophe, "'n"],
  ['en', 'Wait... here', 4, 'Three dots: write … instead.', 'Wait...'],
  ['en', 'two  spaces', 3, 'Two spaces: leave one.', 'two  spaces'],
  ['en', ' begins', 0, end, ' begins'],
  ['en', 'ends ', 4, end, 'ends '],
  ['en', 'one - two', 3, dash, 'one - two'],
  ['en', 'one -- two', 3, dash, 'one -- two'],
  ['en', 'one--two', 3, dash, 'one--two'],
  ['en', 'from 2-5 of', 5, numbers, '2-5'],
  ['en', 'from 12-15', 5, numbers, '12-15'],
  ['en', 'a\u200bb', 1, undrawn, 'a\u200bb'],
  ['en', 'a\ufeffb', 1, undrawn, 'a\ufeffb'],
  ['en', 'a\tb', 1, undrawn, 'a\tb'],
  ['en', 'one,two', 2, comma, 'one,two'],
  ['en', 'one;two', 2, comma, 'one;two'],
  ['en', 'one.Two', 2, sentences, 'one.Two'],
  ['en', 'one , two', 2, beforeComma, 'one ,'],
  ['en', 'one .', 2, beforeComma, 'one .'],
  ['en', 'one ( two)', 4, brackets, '( two)'],
  ['en', 'one (two )', 8, brackets, '(two )'],
  ['en', '\uf0b7 one', 0, bullet, '\uf0b7 one'],
  ['en', '• one', 0, bullet, '• one'],
  ['en', 'one 🚀', 4, emoji, '🚀'],
  ['en', 'ac\u00adcount', 2, unseen, 'ac\u00adcount'],
  ['en', 'suppоrt', 4, alphabet, 'suppоrt'],
  ['en', 'AN UGLY HEADING', 0, capitals, 'AN UGLY HEADING'],
  ['en', 'Lorem ipsum', 0, unfinished, 'Lorem ipsum'],
  ['de', 'das ist TODO', 8, unfinished, 'TODO'],
  ['en', 'at 1.000,50 € a', 3, number('1,000.50'), '1.000,50'],
  ['en', 'at 0,5% of', 3, number('1,000.50'), '0,5%'],
  ['en', 'for €1,50 a', 4, number('1,000.50'), '€1,50'],
  ['de', 'um 1,000.50 € zu', 3, number('1.000,50'), '1,000.50'],
  ['de', 'um 0.5 % zu', 3, number('1.000,50'), '0.5'],
  ['fr', 'de 1,000.50 € à', 3, number('1 000,50'), '1,000.50'],
  ['en', 'say "yes', 4, english, '"yes'],
  ['en', 'say „yes', 4, foreignEnglish, '„yes'],
  ['en', 'say «yes', 4, foreignEnglish, '«yes'],
  ['en', 'yes» say', 3, foreignEnglish, 'yes»'],
  ['en', 'why ?', 2, beforeMark, 'why ?'],
  ['en', 'why !', 2, beforeMark, 'why !'],
  ['en', 'the the end', 0, twice, 'the the'],
  ['en', 'The the end', 0, twice, 'The the'],
  ['de', 'sag "ja', 4, german, '"ja'],
  ['de', 'sag “ja', 4, foreignGerman, '“ja'],
  ['de', 'ja” sag', 2, foreignGerman, 'ja”'],
  ['de', 'sag «ja', 4, foreignGerman, '«ja'],
  ['de', 'eins — zwei', 5, 'A long dash: German writes – with spaces.', '—'],
  ['de', 'warum ?', 4, beforeMark, 'warum ?'],
  ['de', 'nur 5% davon', 4, missingUnit, '5%'],
  ['de', 'für 5€ mehr', 4, missingUnit, '5€'],
  ['de', 'so und und', 3, twice, 'und und'],
  ['fr', 'puis et et', 5, twice, 'et et'],
  ['de', 'und und so', 0, twice, 'und und'],
  ['fr', 'dire "oui', 5, french, '"oui'],
  ['fr', 'dire „oui', 5, foreignFrench, '„oui'],
  ['fr', 'dire “oui', 5, foreignFrench, '“oui'],
  ['fr', 'oui” dit', 3, foreignFrench, 'oui”'],
  ['fr', 'pourquoi? Rien', 8, missingMark, 'pourquoi?'],
  ['fr', 'un; deux', 2, missingMark, 'un;'],
  ['fr', `«${nbsp}oui»`, 5, missingMark, `oui»`],
  ['fr', 'un: deux', 2, missingColon, 'un:'],
  ['fr', `«oui${nbsp}»`, 0, missingAfter, `«oui`],
  ['fr', 'de 5% en', 3, missingUnit, '5%'],
  ['fr', 'et et puis', 0, twice, 'et et'],
];

test.each(slips)('in %s, “%s” has a slip at %i: %s', (locale, value, index, message, excerpt) => {
  expect(check(locale, value).map((line) => line.replace(/^\S+ title\[(\d+),\d+\]: /, '$1 '))).toContain(
    `${index} ${message} It stands at “${excerpt}”.`,
  );
});

test.each<[Locale, string]>([
  ['en', 'It’s “here” — one, two; three: “Why?” 2–5 (of 10) and more… Or not! Mr. K.'],
  ['en', `Within 50${nbsp}ms, 5% and $5 of 17,500. The 24-hour desk, 2024-05-01, follow-up.`],
  ['en', '50 shares, 5 minutes, 5 stock’s, 5 s-curves, 5 h’s'],
  ['en', 'call 555-1234-5678 and 1 0000'],
  ['en', '{{stocks}} shares, `a, b`, https://a.example/x,y;z, <strong>bold</strong> and [a](route:faq).'],
  ['en', 'thethe hethe the then'],
  ['de', `„So“ – das (die „eine“) ist 5${nbsp}% von 3.000, „eins“, die die meinen.`],
  ['de', 'Menschen, die die sie sie den den das das der der kennen'],
  ['de', '„Ja!“, „nein.“ und **„so“** …“ 5“'],
  [
    'fr',
    `«${nbsp}Oui${nbsp}», dit-elle${nbsp}: pourquoi${nbsp}? Non${nbsp}!! Vraiment${nbsp}?! À 10:30${nbsp}; 5${nbsp}%.`,
  ],
  ['fr', '« Oui », dit-elle : pourquoi ? 10 000 €, 5 %'],
  ['fr', 'ce que nous nous disons, vous vous dites'],
])('in %s nothing is wrong with: %s', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});

it('each mistake of a text is reported', () => {
  expect(check('en', "It's a  trader's")).toEqual([
    `content/en/index.md:1:1 title[2,1]: ${apostrophe} It stands at “It's”.`,
    `content/en/index.md:1:1 title[14,1]: ${apostrophe} It stands at “trader's”.`,
    "content/en/index.md:1:1 title[6,2]: Two spaces: leave one. It stands at “a  trader's”.",
  ]);
});

it('at most twenty characters are shown before and after a slip, on one line', () => {
  expect(check('en', `${'a'.repeat(30)}...${'b'.repeat(30)}`)).toEqual([
    `content/en/index.md:1:1 title[30,3]: Three dots: write … instead. It stands at “${'a'.repeat(20)}...${'b'.repeat(20)}”.`,
  ]);
  expect(check('en', 'one\n, two')).toContain(
    `content/en/index.md:1:1 title[2,3]: ${beforeComma} It stands at “one ,”.`,
  );
});

it('a language without rules of its own keeps the general ones', () => {
  expect(check('es' as Locale, 'say "yes"... 5%')).toEqual([
    'content/es/index.md:1:1 title[9,3]: Three dots: write … instead. It stands at “"yes"...”.',
  ]);
});
