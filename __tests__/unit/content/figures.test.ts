import fc from 'fast-check';
import { formatFigure } from '../../../src/content/figures';
import { fillPlaceholders, mapStrings, placeholdersIn, strayBraces } from '../../../src/content/placeholders';
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

it('no figure ever has a narrow no-break space, which the fonts cannot draw, or one that breaks', () => {
  const styles = fc.constantFrom<Queries.FigureStyle>('number', 'more', 'large', 'money', 'moneyShort', 'ms', 'ratio');
  fc.assert(
    fc.property(styles, fc.nat(2_000_000_000), fc.constantFrom(...locales), (style, value, locale) => {
      expect(formatFigure({ value, style }, locale, 'EUR')).not.toMatch(/[\u202f ]/);
    }),
  );
});

describe('placeholders', () => {
  const values = new Map([['stocks', '100']]);

  it('are found in order', () => {
    expect(placeholdersIn('{{a}} and {{ b }} but not {c}')).toEqual(['a', 'b']);
  });

  it.each([
    ['Over {{stocks}} and {{ indices }}, and no others', []],
    ['{stocks}', ['{stocks}']],
    ['{{stocks}', ['{{stocks}']],
    ['{stocks}}', ['{stocks}}']],
    ['over{{stocks} of them', ['over{{stocks}']],
    ['a } b {', ['}', '{']],
    ['{ stocks }', ['{', '}']],
    ['{{stocks}}s}', ['s}']],
    ['a{{stocks}}b}', ['b}']],
  ])('of the wrong form in %j are found with the words that they belong to', (text, words) => {
    expect(strayBraces(text)).toEqual(words);
  });

  it('are replaced by their values; unknown ones stay', () => {
    expect(fillPlaceholders('{{stocks}} and {{ stocks }} and {{bonds}}', values)).toBe('100 and 100 and {{bonds}}');
  });
});

it('strings are replaced at any depth, with their paths, and nothing else changes', () => {
  const copy = { list: ['a', 1, null, { deep: 'b' }], yes: true };
  expect(mapStrings(copy, (text, field) => `${text} at ${field}`)).toEqual({
    list: ['a at list[0]', 1, null, { deep: 'b at list[3].deep' }],
    yes: true,
  });
  expect(mapStrings(['a'], (_text, field) => field, 'sections')).toEqual(['sections[0]']);
});
