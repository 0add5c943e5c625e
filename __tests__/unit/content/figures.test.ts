import { formatFigure } from '../../../src/content/figures';
import { fillPlaceholders, placeholdersIn, strayBraces } from '../../../src/content/placeholders';
import { locales } from '../../../src/i18n/locales';

const space = '\u00a0';

test.each([
  ['number', 17500, ['17,500', '17.500', `17${space}500`]],
  ['more', 200, ['200+', '200+', `+${space}de${space}200`]],
  ['large', 450_000_000, [`450${space}million`, `450${space}Millionen`, `450${space}millions`]],
  [
    'money',
    450_000_000,
    [`450${space}million${space}euros`, `450${space}Millionen${space}Euro`, `450${space}millions${space}d’euros`],
  ],
  [
    'money',
    1_000_000,
    [`1${space}million${space}euros`, `1${space}Million${space}Euro`, `1${space}million${space}d’euros`],
  ],
  ['moneyShort', 450_000_000, ['€450m', `450${space}Mio.${space}€`, `450${space}M€`]],
  ['moneyShort', 2_000_000_000, ['€2bn', `2${space}Mrd.${space}€`, `2${space}Md€`]],
  ['ms', 50, [`50${space}ms`, `50${space}ms`, `50${space}ms`]],
  ['ratio', 20, ['1:20', '1:20', '1:20']],
] as const)('a figure of style %s is written as each language writes it', (style, value, written) => {
  expect(locales.map((locale) => formatFigure({ value, style }, locale, 'EUR'))).toEqual(written);
});

describe('placeholders', () => {
  const values = new Map([['stocks', '100']]);

  it('are found in order', () => {
    expect(placeholdersIn('{{a}} and {{ b }} but not {c}')).toEqual(['a', 'b']);
  });

  it.each([
    ['Over {{stocks}} and {{ indices }}, and no others', []],
    ['{{stocks}', ['{{stocks}']],
    ['over{{stocks} of them', ['over{{stocks}']],
    ['a } b {', ['}', '{']],
  ])('of the wrong form in %j are found with the words that they belong to', (text, words) => {
    expect(strayBraces(text)).toEqual(words);
  });

  it('are replaced by their values; unknown ones stay', () => {
    expect(fillPlaceholders('{{stocks}} and {{ stocks }} and {{bonds}}', values)).toBe('100 and 100 and {{bonds}}');
  });
});
