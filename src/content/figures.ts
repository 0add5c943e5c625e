import type { Locale } from '../i18n/locales';

/** How a figure is written; `content/settings/figures.yaml` shows an example of each. */
export type FigureStyle = 'number' | 'more' | 'large' | 'ms' | 'ratio';

export interface Figure {
  value: number;
  style: FigureStyle;
}

const narrowNoBreakSpace = /\u202f/g;
const noBreakSpace = '\u00a0';

const formatters: Record<FigureStyle, (value: number, locale: Locale) => string> = {
  number: (value, locale) => new Intl.NumberFormat(locale).format(value),
  more: (value, locale) => `${new Intl.NumberFormat(locale).format(value)}+`,
  large: (value, locale) =>
    new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' }).format(value),
  ms: (value, locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' }).format(value),
  ratio: (value) => `1:${value}`,
};

/** A figure as a locale writes it. The site's fonts have no glyph for U+202F, which French groups digits with. */
export const formatFigure = ({ value, style }: Figure, locale: Locale): string =>
  formatters[style](value, locale)
    .replace(narrowNoBreakSpace, noBreakSpace)
    .replace(/(\d) (?=\S)/g, `$1${noBreakSpace}`);
