import { locales } from '../../../src/i18n/locales';
import { formatNumber, parseNumber } from '../../../src/i18n/numbers';

it.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1,234', 1234],
  ['en', '0,5', 0.5],
  ['en', '€500', 500],
  ['en', '1,234,567', 1_234_567],
  ['de', '1.234,5', 1234.5],
  ['de', '2,5', 2.5],
  ['de', '1,234', 1.234],
  ['de', '2.5', 2.5],
  ['fr', '1 234,5', 1234.5],
  ['fr', '2.5', 2.5],
  ['fr', '−5 %', -5],
  ['en', '+5', 5],
  ['en', '.55', 0.55],
] as const)('on a page in “%s”, the number typed as “%s” is read as %d', (locale, text, value) => {
  expect(parseNumber(text, locale)).toBe(value);
});

it.each(['', ' ', 'abc', '1:20', '--5', '1e5', '5-', '€', '.', '1.2.3,4,5x', '٣'])(
  'no language reads “%s” as a number',
  (text) => {
    for (const locale of locales) expect(parseNumber(text, locale)).toBeUndefined();
  },
);

it('a formatted amount of money contains a real minus sign, and only no-break spaces', () => {
  expect(formatNumber(-5000, 'fr', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })).toBe(
    '\u22125\u00a0000\u00a0€',
  );
});
