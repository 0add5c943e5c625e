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
])('the typography check (%s) reports in “%s”: %s, at “%s”', (locale, value, start, excerpt) => {
  const messages = check(locale, value);
  expect(messages).toEqual([expect.stringMatching(`^${start}`)]);
  expect(messages[0]).toContain(` It stands at “${excerpt.replace(/[.]$/, '')}`);
});

it.each<[Locale, string]>([
  ['en', 'USD 1m, 50 AUD, NZD 5, EURUSD, AUDNZD, series EUR2X, CHF3L and US0378331005'],
  ['de', '50 AUD, 1 Mio. CAD, Produkt EUR2S'],
])('the typography check (%s) accepts “%s”', (locale, value) => {
  expect(check(locale, value)).toEqual([]);
});
