import { checkTypography } from '../../text/check-typography';
import type { Locale } from '../../../../src/i18n/locales';
import { copyText } from '../copy-text-of';

const nbsp = '\u00a0';

const check = (locale: Locale, value: string) =>
  checkTypography(copyText(value, { locale })).map(({ field, message }) => `${/\d+/.exec(field)?.[0]} ${message}`);

/** Language, text, index of the mistake in the text, start of the message, and the words that the message quotes. */
const slips: [Locale, string, number, string, string][] = [
  ['en', "the traders' desk", 11, 'A straight apostrophe', "traders'"],
  ['en', 'Wait... here', 4, 'Three dots', 'Wait...'],
  ['en', 'two  spaces', 3, 'Two spaces', 'two  spaces'],
  ['en', ' begins', 0, 'A space at the beginning or end', ' begins'],
  ['en', 'one - two', 3, 'A hyphen where a dash belongs', 'one - two'],
  ['en', 'from 0 to 12-15', 10, 'A hyphen between numbers', '12-15'],
  ['en', 'at 0.5 and 5-50', 11, 'A hyphen between numbers', '5-50'],
  ['en', 'one,two', 2, 'A space is missing after the comma', 'one,two'],
  ['en', 'one.Two', 2, 'A space is missing between the sentences', 'one.Two'],
  ['en', 'one , two', 2, 'A space before a comma', 'one ,'],
  ['en', 'one ( two)', 4, 'A space inside the brackets', '( two)'],
  ['en', 'one 🚀', 4, 'An emoji', '🚀'],
  ['en', 'AN UGLY HEADING', 0, 'Words in capitals', 'AN UGLY HEADING'],
  ['en', 'a,two', 0, 'A space is missing after the comma', 'a,two'],
  ['de', 'der Preis: TBA', 11, 'A note that the text is not finished', 'TBA'],
  ['en', 'at 1.000,50 € a', 3, 'A number with the separators of another language: write it as in 1,000.50', '1.000,50'],
  ['de', 'um 1,000.50 € zu', 3, 'A number with the separators of another language', '1,000.50'],
  ['fr', 'de 0.5 % à', 3, 'A number with the separators of another language: write it as in 1 000,50', '0.5'],
  ['en', 'say "yes', 4, 'A straight quotation mark ("): write “ before', '"yes'],
  ['en', 'say «yes', 4, 'A quotation mark of another language: write “ before', '«yes'],
  ['en', 'why ?', 2, 'A space before the punctuation mark', 'why ?'],
  ['en', 'say “ yes”', 4, 'A space inside the quotation marks', '“ yes”'],
  ['de', 'sag „ ja“', 4, 'A space inside the quotation marks', '„ ja“'],
  ['en', 'The the end', 0, 'The same word twice', 'The the'],
  ['de', 'sag “ja', 4, 'A quotation mark of another language: write „ before', '“ja'],
  ['de', 'eins — zwei', 5, 'A long dash', '—'],
  ['de', 'warum ?', 4, 'A space before the punctuation mark', 'warum ?'],
  ['de', 'nur 5% davon', 4, 'A space is missing between the number and its unit', '5%'],
  ['de', 'so und und', 3, 'The same word twice', 'und und'],
  ['fr', 'dire “oui', 5, 'A quotation mark of another language: write « before', '“oui'],
  ['fr', '« Oui », dit-elle, “non', 19, 'A quotation mark of another language', '“non'],
  ['fr', 'pourquoi? Rien', 8, 'A space is missing before the mark', 'pourquoi?'],
  ['fr', 'un: deux', 2, 'A space is missing before the colon', 'un:'],
  ['fr', `«oui${nbsp}»`, 0, 'A space is missing after «', `«oui`],
  ['fr', 'et et puis', 0, 'The same word twice', 'et et'],
  ['en', 'don‘t go', 3, 'Another mark in place of an apostrophe', 'don‘t'],
  ['en', 'in the ‘90s', 7, 'Another mark in place of an apostrophe', '‘90s'],
  ['en', 'the traders´ desk', 11, 'Another mark in place of an apostrophe', 'traders´'],
  ['fr', 'pour l´or', 6, 'Another mark in place of an apostrophe', 'l´or'],
  ['en', 'from 5%-10%', 5, 'A hyphen between numbers', '5%-10%'],
  ['en', 'open 9am-5pm', 5, 'A hyphen between numbers', '9am-5pm'],
  ['fr', 'en 12-15', 3, 'A hyphen between numbers', '12-15'],
  ['de', 'für 5,-- Euro', 4, 'A hyphen in place of cents', '5,--'],
  ['en', 'for €5.- a', 5, 'A hyphen in place of cents', '€5.-'],
  ['en', 'it fell.. Then', 7, 'A punctuation mark too many', 'fell..'],
  ['de', 'erst,, dann', 4, 'A punctuation mark too many', 'erst,,'],
  ['de', 'am 15.März', 4, 'A space is missing after the full stop', '15.März'],
  ['de', 'mit 5MB', 4, 'A space is missing between the number and its unit', '5MB'],
  ['en', 'the price¹ is', 9, 'A footnote', 'price¹'],
  ['en', 'at 5 € a', 3, 'The sign of a currency stands before the number in English', '5 €'],
  ['en', 'at 5.20$ a', 6, 'The sign of a currency stands before the number in English', '5.20$'],
  ['en', 'by 5 % a', 3, 'A space before the percent sign', '5 %'],
  ['de', 'für $5 am', 4, 'The sign of a currency stands after the number', '$5'],
  ['fr', 'pour €5 par', 5, 'The sign of a currency stands after the number', '€5'],
  ['de', 'wie z.B. Gold', 4, 'A space is missing in the abbreviation', 'z.B.'],
  ['de', 'so i.d.R. auch', 3, 'A space is missing in the abbreviation', 'i.d.R.'],
  ['de', 'nach §12 gilt', 5, 'A space is missing after §', '§12'],
  ['de', 'Der Der Kurs', 0, 'The same word twice', 'Der Der'],
  ['fr', 'à 2.345,60 $', 2, 'A number with the separators of another language', '2.345,60'],
  ['fr', 'dire << oui', 5, 'A straight quotation mark', '<<'],
  ['fr', 'le 2ème lot', 3, 'An ordinal number', '2ème'],
  ['fr', 'pour l’ or', 7, 'A space after the apostrophe', 'l’ or'],
  ['fr', 'puisqu’ il', 7, 'A space after the apostrophe', 'puisqu’ il'],
  ['fr', 'le PIB: 2 %', 6, 'A space is missing before the colon', 'PIB:'],
  ['fr', 'parle t’on', 6, 'An apostrophe after t', 't’on'],
  ['fr', 'A partir de 5', 0, 'An accent is missing', 'A partir'],
  ['fr', 'Il baisse. A partir', 11, 'An accent is missing', 'A partir'],
  ['fr', 'A Londres, tout monte', 0, 'An accent is missing', 'A Londres,'],
  ['en', 'say “one”.Then', 8, 'A space is missing between the sentences', '“one”.Then'],
  ['fr', `dire «${nbsp}oui${nbsp}».Puis`, 11, 'A space is missing between the sentences', '».Puis'],
  ['en', '• one', 0, 'A bullet of another program', '• one'],
];

test.each(slips)(
  'the typography check (%s) reports in the text “%s”, at position %i: %s',
  (locale, value, index, start, excerpt) => {
    const found = check(locale, value).filter((line) => line.endsWith(` It stands at “${excerpt}”.`));
    expect(found.some((line) => line.startsWith(`${index} ${start}`))).toBe(true);
  },
);

test.each<[Locale, string]>([
  ['de', 'Das Wort, das folgt, in x,y,z-Koordinaten.'],
  ['en', 'It’s “here” — one, two; three: “Why?” 2–5 (of 10) and more… Or not! Mr. K.'],
  ['en', 'Call (212) 555-0143 or +44 20 7946-0958 for a 50-50 chance in 2026-05.'],
  ['de', 'Unter +49 30 12345-67, 030/12345-67 oder 030 12345-0 hört er, wer wer und was was ist, ob es es gibt.'],
  ['fr', 'Il faut le faire faire. Apple (NASDAQ:AAPL), l’or, jusqu’ici, puisqu’il'],
  ['fr', 'vendez-le le 15 mars, achetez-les les jours de baisse, tout en en gardant'],
  ['en', 'He had had doubts that that order never resolved. An opt-in in writing relies on on-chain data.'],
  ['en', 'The iShares MSCI UCITS ETF USD and the HSBC MSCI WORLD UCITS ETF.'],
  [
    'de',
    'Ab und zu zu prüfen, was sich nach und nach nach Paris verlagert und nach wie vor vor allem kostet, lohnt sich.',
  ],
  ['en', `Within 50${nbsp}ms, 5% and $5 of 17,500. The 24-hour desk, 2024-05-01, follow-up.`],
  ['en', '50 shares, 5 stock’s, 5 s-curves, 555-1234-5678 and 1 0000, thethe hethe the then'],
  ['de', `„So“ – das (die „eine“) ist 5${nbsp}% von 3.000, „eins“, die die meinen. „nein.“ und **„so“** …“ 5“`],
  [
    'fr',
    `«${nbsp}Oui${nbsp}», dit-elle${nbsp}: pourquoi${nbsp}? Non${nbsp}!! Vraiment${nbsp}?! À 10:30${nbsp}; 5${nbsp}%.`,
  ],
  ['fr', `« Qu’est-ce qu’un “pip” ? », dit-elle ; « et un “lot” ? » Écrivez « , », (;) ou (:).`],
  ['fr', 'les articles L. 533-16, R.123-4, L 533-16 et D533-2 du Code'],
  ['fr', 'la loi n° 78-17, le décret n°2018-1117 et la norme ISO 9241-11'],
  ['de', 'Nach DIN EN ISO 9241-110 und BSI-Standard 200-2 (siehe Nr. 12-34).'],
  ['en', 'Rock ’n’ roll, the ’90s, traders’ and US$5, £4m/€5m, 1.08 $/€, e.g. v1.2 or 5,-2.'],
  ['en', 'Q1 2024, a 24-hour desk, a 50%-50% chance, 10–12%, 9am–5pm, ISIN US0378331005.'],
  ['de', 'Eine 5%ige Anleihe, eine 5%-Klausel, die 5-%-Hürde, z. B. und Ausg. 3.2, §§ 12 ff.'],
  ['de', 'Um 9.30 Uhr, am 15. März, in Abschnitt 3.2, usw., „A“, „um 5 %“; die Marken ‚a‘ und „‚b‘“.'],
  ['fr', 'La guerre de 1914-1918, l’exercice 2024-25, A priori, a-t-on, 1er, 1re, 2e, MM. A et B.'],
  ['fr', '« Oui », dit-elle : ce que nous nous disons, vous vous dites, 10 000 €, 5 %'],
])('the typography check (%s) accepts the text “%s”', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});

it('the typography check reports each mistake in a text, quoting at most twenty characters around the mistake', () => {
  const long = 'a'.repeat(30);
  expect(check('en', `It's a\n${long}...${long}`)).toEqual([
    expect.stringMatching(/^2 .*“It's”\.$/),
    expect.stringMatching(/^37 .*“a{20}\.{3}a{20}”\.$/),
  ]);
  expect(check('en', 'one\n, two')).toEqual([expect.stringMatching(/“one ,”\.$/)]);
});

test.each<[Locale, string]>([
  ['de', 'Text folgt'],
  ['de', 'Kurse. Text folgt.'],
  ['de', 'Kurse? TEXT FOLGT!'],
  ['de', 'Kurse: Text folgt noch'],
  ['de', 'Kurse; Text folgt in Kürze.'],
  ['de', 'Kurse (Text folgt)'],
  ['de', 'Kurse [text folgt …]'],
  ['de', 'Kurse – Text folgt'],
  ['de', 'Kurse\nText folgt'],
  ['de', 'Alle Kurse steigen.\nText folgt.'],
  ['fr', 'Texte à venir…'],
  ['fr', `Prix${nbsp}:${nbsp}Texte à venir`],
  ['fr', `Prix. Texte à venir${nbsp}!`],
  ['fr', 'Prix (texte à venir prochainement)'],
  ['fr', 'Prix\nTexte à venir'],
])('the content check (%s) reports %j as an unfinished text (“text to follow”)', (locale, value) => {
  expect(check(locale, value)).toEqual([expect.stringContaining('A note that the text is not finished')]);
});

test.each<[Locale, string]>([
  ['de', 'Regel 1. Text folgt dem Bild'],
  ['de', 'Regel 1: Text folgt auf jedes Bild.'],
  ['de', 'Ein Bild (dem Text folgt es).'],
  ['de', 'Das Wort, das in einem Text folgt.'],
  ['de', 'Das Wort, das in einem\nText folgt.'],
  ['de', 'Kontext folgt'],
  ['fr', 'Prix. Texte à venir est court'],
  ['fr', 'Un\ntexte à venir.'],
  ['fr', 'Un texte à venir.'],
])(
  'the content check (%s) accepts %j, which only looks like an unfinished text (“text to follow”)',
  (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  },
);

test.each([
  'Voir [la page](https://a.example/x:y?z=1;2!3) puis (https://b.example/a;b:c) et [là] (route:faq).',
  'Le code `si a:b;c!d` suit.',
  'Voir [la page][l].\n\n[l]: https://a.example/a;b:c "un:deux;trois"',
])('the French typography check reports no missing space in the URLs, code and link definitions of “%s”', (value) => {
  expect(checkTypography(copyText(value, { locale: 'fr', isMarkdown: true }))).toEqual([]);
});

describe('accordion questions', () => {
  const messagesFor = (value: string) =>
    checkTypography(copyText(value, { field: 'sections[1].items[0].question' })).map(({ message }) => message);

  it.each(['It is free? Since when?', 'Who said “Why?”', ''])(
    'the content check accepts the accordion question “%s”',
    (value) => {
      expect(messagesFor(value)).toEqual([]);
    },
  );

  it.each([
    ['How it works', 'works'],
    ['Why? Because.', 'Because.'],
    ['Is it “free”', '“free”'],
  ])('the content check reports the accordion question “%s”, which does not end with a question mark', (value, end) => {
    const message = 'A question ends with a question mark; its answer opens below it.';
    expect(messagesFor(value)).toEqual([`${message} It stands at “${end}”.`]);
  });
});
