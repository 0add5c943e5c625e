import { checkTypography } from '../../text/check-typography';
import type { Locale } from '../../../../src/i18n/locales';
import { copyText } from '../copy-text-of';

const check = (locale: Locale, value: string): string[] =>
  checkTypography(copyText(value, { locale })).map(({ message }) => message);

it.each<[Locale, string, string, string]>([
  ['en', 'for USD1m a', 'A space is missing between the number and its unit', 'USD1m'],
  ['en', 'for CAD2bn.', 'A space is missing between the number and its unit', 'CAD2bn'],
  ['de', 'für 50AUD bei', 'A space is missing between the number and its unit', '50AUD'],
  ['fr', 'pour NZD5 par', 'A space is missing between the number and its unit', 'NZD5'],
  ['de', 'ab 0.8 Pips Spread', 'A number with the separators of another language', '0.8'],
  ['de', 'mit 0.01 Lot.', 'A number with the separators of another language', '0.01'],
  ['de', 'für 1.50 EUR', 'A number with the separators of another language', '1.50'],
  ['de', 'um 1.5 Prozentpunkte', 'A number with the separators of another language', '1.5'],
  ['de', 'über 1.5 Milliarden', 'A number with the separators of another language', '1.5'],
  ['fr', 'dès 0.8 pip', 'A number with the separators of another language', '0.8'],
  ['fr', 'de 2.5 milliards', 'A number with the separators of another language', '2.5'],
  ['en', 'from 0,8 pips', 'A number with the separators of another language', '0,8'],
  ['en', 'for 1,50 USD', 'A number with the separators of another language', '1,50'],
  ['de', 'der 5kg-Sack und', 'A hyphen is missing before the unit', '5kg-Sack'],
  ['fr', 'soit 5M€ de', 'A space is missing between the number and its unit', '5M€'],
  ['fr', 'soit 5Go de', 'A space is missing between the number and its unit', '5Go'],
  ['fr', 'le XXème siècle', 'An ordinal number', 'XXème'],
  ['fr', 'le 5me lot', 'An ordinal number', '5me'],
  ['fr', 'la 1ere fois', 'An ordinal number', '1ere'],
  ['en', 'for €10.000 a', 'A number with the separators of another language', '€10.000'],
  ['en', 'for €10 000 a', 'A number with the separators of another language', '€10 000'],
  ['en', 'of 10 000 dollars', 'A number with the separators of another language', '10 000'],
  ['en', 'of 1,000,50 euros', 'A number with the separators of another language', '1,000,50'],
  ['de', 'mit 10,000 € bei', 'A number with the separators of another language', '10,000'],
  ['de', 'mit 10,000 Euro', 'A number with the separators of another language', '10,000'],
  ['fr', 'de 10,000 € par', 'A number with the separators of another language', '10,000'],
  ['fr', 'de 10.000 euros', 'A number with the separators of another language', '10.000'],
  ['fr', 'à 1.250 € par', 'A number with the separators of another language', '1.250'],
  ['en', 'for €10000 a', 'The thousands of this amount are not separated', '€10000'],
  ['en', 'of 10000 dollars', 'The thousands of this amount are not separated', '10000'],
  ['de', 'mit 10000 € bei', 'The thousands of this amount are not separated', '10000'],
  ['fr', 'de 25000 euros', 'The thousands of this amount are not separated', '25000'],
  ['en', 'from 0.5-1.5% a', 'A hyphen between numbers', '0.5-1.5%'],
  ['en', 'from 500-1,000 a', 'A hyphen between numbers', '500-1,000'],
  ['en', 'in 2024-25 a', 'A hyphen between numbers', '2024-25'],
  ['fr', 'de 22h-6h', 'A hyphen between numbers', '22h-6h'],
  ['de', 'vom 5.-10. Mai', 'A hyphen between numbers', '5.-10.'],
  ['en', 'from 5 to20 of', 'A space is missing between the word and the number', 'to20'],
  ['de', 'um 5und 6', 'A space is missing between the word and the number', '5und'],
  ['fr', 'de 5 à20 de', 'A space is missing between the word and the number', 'à20'],
  ['de', 'für 5Euro bei', 'A space is missing between the number and its unit', '5Euro'],
  ['de', 'um 9Uhr', 'A space is missing between the number and its unit', '9Uhr'],
  ['en', 'see Art.5 of', 'A space is missing after the full stop', 'Art.5'],
  ['de', 'nach Abs.2 gilt', 'A space is missing after the full stop', 'Abs.2'],
])('the typography check (%s) reports in “%s”: %s, at “%s”', (locale, value, start, excerpt) => {
  const messages = check(locale, value);
  expect(messages).toEqual([expect.stringMatching(`^${start}`)]);
  expect(messages[0]).toContain(` It stands at “${excerpt.replace(/[.]$/, '')}`);
});

it.each<[Locale, string]>([
  ['en', 'USD 1m, 50 AUD, NZD 5, EURUSD, AUDNZD, series EUR2X, CHF3L and US0378331005'],
  ['de', '50 AUD, 1 Mio. CAD, Produkt EUR2S'],
  ['de', 'Abschnitt 3.2 Europäische Aufsicht, Ziffer 4.1 Prozentuale Angaben, Kapitel 1.2.3 Lots, Nr. 1.1 Pips'],
  ['de', '0,8 Pips, 0,01 Lot, 1,50 EUR, 1.000 Euro, 1.500 USD und 2.000 Lots; 3.2 Europa, 1.1 Lothar'],
  ['fr', 'la section 3.2 européenne, le point 1.1 Lots, 0,8 pip, 1,5 million, 4.1 dollarisation'],
  ['en', '0.8 pips, 1,500 pips, 1.50 USD, 1,000 EUR, steps 1,2 and 3'],
  ['en', 'a 60-40 portfolio, the 80-20 rule, a vote of 7-2, Rule 15c3-5, NY 10118-0110'],
  ['en', '€10,000, $1.085, 10,000 dollars, a rate of 1.000, 0800 123 4567 free, in 2020 500 dollars'],
  [
    'en',
    '{{clientAssets}} euros, €{{stocks}}, 0.00012 USD, the year 10000, AT1 bonds, web3, H2O, no. 5, Art. 5, v.2, 1 to 5 and 6',
  ],
  ['de', '10.000 € : 20 = 500 €, 2 : 1, (5 + 5) : 2, 1,085 €, 10.000 Euro'],
  [
    'de',
    '2000 €, 0,00012 $, 1.000.000 €, vom 5.–10. Mai, Abs. 2, um 9 Uhr, 5 und 6, Rufnummer 030 1234-5678, DIN 820-2',
  ],
  ['fr', '10 000 €, 1,085 $, 10 000 euros, version 1.250, la loi n° 78-753, L. 111-222, à 20'],
  ['fr', '5 M€, 5 k€, 5 Go, 5 Mo, le G20, 5G, la 4K'],
  ['fr', 'le XXe siècle, François Ier, la Ire partie, 2e, 1re, 2de, le Xe, Lille et Même, 5 m, 1er'],
  ['de', 'der 5-kg-Sack, 5 kg, 5G-Netz, 4K-Bild'],
])('the typography check (%s) accepts “%s”', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});
