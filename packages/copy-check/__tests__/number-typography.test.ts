import { checkTypography } from '../check-typography';
import type { Locale } from '../../../src/i18n/locales';
import { copyText } from './copy-text-of';

const check = (locale: Locale, value: string): string[] =>
  checkTypography(copyText(value, { locale })).map(({ message }) => message);

it.each<[Locale, string, string, string]>([
  ['en', 'for USD1m a', 'A space is missing between the number and its unit', 'USD1m'],
  ['en', 'for USD10m a', 'A space is missing between the number and its unit', 'USD10m'],
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
  ['de', 'der 5-kg-Sack, 5 kg, 5G-Netz, 4K-Bild'],
])('the typography check (%s) accepts “%s”', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});
