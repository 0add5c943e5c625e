import { locales } from '../../src/i18n/locales';
import { formatFigure } from '../../src/content/figures';
import { perObject } from '../../src/content/remember';
import type { Problem } from '../../src/content/problem';
import type { NamedValues } from '../../src/content/settings';
import type { CopyText } from '../../src/content/placed-text';
import { problemsWhere } from './passages';
import { escapeRegExp } from '../shared/escape-reg-exp';

/**
 * Matches the noun after a number if the number is a claim about the broker: “100 stocks”, “100 Aktien”. The nouns of
 * all languages are listed by their first letters, without endings.
 */
const counted =
  /^[\s\u00a0]+(?:[\p{L}-]+[\s\u00a0]+){0,2}?(?:instrument|asset|markt|market|wert|stock|share|aktie|action|titre|compan|unternehmen|entreprise|sociét|crypt|krypto|coin|indi[cz]|pair|paar|währung|devise|currenc|trader|händler|year|jahr|an(?:s|nées)\b)/iu;

/**
 * What a small number may be instead of a claim about the broker. Each is matched in the text around the number, with
 * “#” in the number’s place.
 */
const otherMeanings: readonly RegExp[] = [
  // The size of a deal, of an order or of a portfolio: “she bought 100 shares”, but not “sells more than 100 shares”.
  /(?<!\p{L})(?:bought|buys|sold|sells|h[eo]lds?|(?:ver)?kauf(?:t|te|ten)|hält|hielt|achète|acheté|vend|vendu|détient|(?:orders?|ordres?|positions?|lots?) (?:of|de|über|von|mit))\s(?:(?!more|over|mehr|über|plus)\p{L}+\s){0,2}#/iu,
  /(?<!\p{L})(?:buy|buying|sell|selling|acheter|achetez|vendre|vendez)\s#\s(?:shares|actions|titres)/iu,
  /#\sAktien\s(?:gekauft|verkauft)/u,
  // A number of shares at a price: “100 shares at $5”.
  /#\s\p{L}+\s(?:at|for|zu|für|à|pour)\s[€$£]?\d/iu,
  // The end of the name of an index: “FTSE 100”, “STOXX Europe 600”, “Nasdaq-100”.
  /\p{Lu}{3,}[\s-]#/u,
  /(?<!\p{L})(?:S&P|STOXX|Stoxx|MSCI|Nasdaq|Nikkei|Russell|Dow Jones)(?:\s\p{Lu}\p{L}+)?[\s-]#/u,
  // The last number of a range: “3 to 5 years”, “between 3 and 5 years”.
  /\d\s?(?:–|to|or|à|ou|bis|oder)\s?#/u,
  /(?<!\p{L})(?:between|zwischen|entre)\s[^\s\p{L}]+\s(?:and|und|et)\s#/iu,
];

const spaced = (text: string): string => escapeRegExp(text).replace(/[\s\u00a0\u202f]/g, '[\\s\\u00a0\\u202f]?');

/** A pattern that matches a figure in the format of any language, and the name of its placeholder. */
interface FigurePattern {
  placeholder: string;
  pattern: RegExp;
  /** False for a small number, which may mean something else: it is reported only before a noun such as “stocks”. */
  isTelling: boolean;
}

/** The patterns of all figures, longest formats first. */
const figurePatterns = perObject(({ company, figures }: NamedValues): readonly FigurePattern[] =>
  Object.entries(figures).map(([placeholder, figure]) => {
    const spellings = new Set(locales.map((locale) => spaced(formatFigure(figure, locale, company.currency))));
    const pattern = new RegExp(
      `(?<![\\d.,:/€$£])(?:${[...spellings].sort().reverse().join('|')})(?![\\p{L}\\d%€$£]|[.,:/]\\d)`,
      'giu',
    );
    return { placeholder, pattern, isTelling: figure.style !== 'number' || figure.value > 1000 };
  }),
);

/** Reports figures that are typed instead of inserted by placeholders. */
function checkFigures(text: CopyText, patterns: readonly FigurePattern[]): Problem[] {
  const taken = new Set<unknown>();
  return patterns.flatMap(({ placeholder, pattern, isTelling }) =>
    problemsWhere(text, pattern, (figure, { words, offsets }, index) => {
      const behind = words.slice(index + figure.length, index + figure.length + 60);
      const around = `${words.slice(0, index)}#${behind}`;
      const isClaim = isTelling || (counted.test(behind) && !otherMeanings.some((meaning) => meaning.test(around)));
      // Two figures may have the same value: a number in the text is reported only for the first of them.
      if (taken.has(offsets[index]) || !isClaim) return undefined;
      taken.add(offsets[index]);
      return `“${figure}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`;
    }),
  );
}

/** Reports figures, the company's name and its e-mail address if they are typed instead of inserted by placeholders. */
export function checkWrittenOut(text: CopyText, values: NamedValues): Problem[] {
  const { company } = values;
  const writtenOut = (found: string, placeholder: string): string =>
    `“${found}” is written out: write {{${placeholder}}} instead.`;
  const mail = [...text.value.matchAll(new RegExp(escapeRegExp(company.supportEmail), 'g'))];
  return [
    ...problemsWhere(text, new RegExp(escapeRegExp(company.name), 'gi'), (found) => writtenOut(found, 'company')),
    ...mail.map(({ 0: found, index }) => text.problem(writtenOut(found, 'supportEmail'), index, found.length)),
    ...checkFigures(text, figurePatterns(values)),
  ];
}
