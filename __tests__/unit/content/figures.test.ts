import { formatFigure } from '../../../src/content/figures';
import { locales } from '../../../src/i18n/locales';

test.each([
  ['number', 17_500, ['17,500', '17.500', '17_500']],
  ['more', 200, ['200+', '200+', 'Plus_de_200']],
  ['large', 450_000_000, ['450_million', '450_Millionen', '450_millions']],
  ['money', 450_000_000, ['450_million_euros', '450_Millionen_Euro', '450_millions_d’euros']],
  ['money', 1_000_000, ['1_million_euros', '1_Million_Euro', '1_million_d’euros']],
  ['moneyShort', 450_000_000, ['€450m', '450_Mio._€', '450_M€']],
  ['moneyShort', 2_000_000_000, ['€2bn', '2_Mrd._€', '2_Md€']],
  ['ms', 50, ['50_ms', '50_ms', '50_ms']],
  ['ratio', 20, ['1:20', '1:20', '1:20']],
] as const)(
  'the number format “%s” shows %i in English, German and French as %j, where _ is a no-break space',
  (style, value, written) => {
    const shown = locales.map((locale) => formatFigure({ value, style }, locale, 'EUR').replaceAll('\u00a0', '_'));
    expect(shown).toEqual(written);
  },
);
