import { locales } from '../../src/i18n/locales';
import { formatFigure } from '../../src/content/figures';
import type { Problem } from '../../src/content/problem';
import type { Settings } from '../../src/content/settings';
import type { CopyText } from './copy-text';
import { escapeRegExp } from '../tools/escape-reg-exp';
import { maskReferences } from './masks';

/** Beginnings of the words that figures count, in all languages. A number before such a word is a claim. */
const counted =
  /^[\s\u00a0]+(?:[\p{L}-]+[\s\u00a0]+){0,2}?(?:instrument|asset|markt|market|wert|stock|share|aktie|action|titre|compan|unternehmen|entreprise|sociét|crypt|krypto|coin|indi[cz]|pair|paar|währung|devise|currenc|trader|händler|year|jahr|an(?:s|nées)\b)/iu;

const spaced = (text: string): string => escapeRegExp(text).replace(/[\s\u00a0\u202f]/g, '[\\s\\u00a0\\u202f]?');

/** A pattern for a figure in the format of any language. */
interface FigurePattern {
  placeholder: string;
  pattern: RegExp;
  /** Small round numbers have other meanings too, so they count as claims only before a word that the figure counts. */
  isTelling: boolean;
}

/** The patterns of all figures, compiled once for all calls of `checkWrittenOut`. */
export const figurePatterns = ({ company, figures }: Settings): FigurePattern[] =>
  Object.entries(figures).map(([placeholder, figure]) => {
    const spellings = new Set(locales.map((locale) => spaced(formatFigure(figure, locale, company.currency))));
    const pattern = new RegExp(
      `(?<![\\d.,:€$£])(?:${[...spellings].sort().reverse().join('|')})(?![\\p{L}\\d%€$£]|[.,:]\\d)`,
      'giu',
    );
    return { placeholder, pattern, isTelling: figure.style !== 'number' || figure.value > 1000 };
  });

interface Slip {
  index: number;
  found: string;
  placeholder: string;
}

const figuresIn = (text: string, patterns: readonly FigurePattern[]): Slip[] =>
  patterns.flatMap(({ placeholder, pattern, isTelling }) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: found, index }) => isTelling || counted.test(text.slice(index + found.length, index + found.length + 60)),
      )
      .map(({ 0: found, index }) => ({ index, found, placeholder })),
  );

/**
 * The company's name and mail address, and figures of `figures.yaml`, that are typed in copy instead of as
 * placeholders.
 */
export function checkWrittenOut(text: CopyText, { company }: Settings, patterns: readonly FigurePattern[]): Problem[] {
  const masked = maskReferences(text.value, '\u0000');
  const { name, supportEmail } = company;
  const names = [...masked.matchAll(new RegExp(escapeRegExp(name), 'gi'))].map((match) =>
    text.problem(`“${match[0]}” is written out: write {{company}} instead.`, match.index, match[0].length),
  );
  const address = text.value.indexOf(supportEmail);
  const addresses =
    address < 0
      ? []
      : [
          text.problem(
            'The support address is written out: write {{supportEmail}} instead.',
            address,
            supportEmail.length,
          ),
        ];
  const seen = new Set<number>();
  const figures = figuresIn(masked, patterns)
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map(({ index, found, placeholder }) =>
      text.problem(
        `“${found}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`,
        index,
        found.length,
      ),
    );
  return [...names, ...addresses, ...figures];
}
