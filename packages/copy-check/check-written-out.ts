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

/** Matches words before a number that is the size of a deal, and no claim: “she bought 100 shares”. */
const dealt =
  /(?<!\p{L})(?:buy|bought|sell|sold|hold|held|own|position|order|ordre|lot|trade|kauf|verkauf|erwerb|halten|hält|achet|vend|détien)\p{L}*(?:\s[^.!?]*)?$/iu;

/** Matches a price after a number of shares: “100 shares at $5”. */
const priced = /^\s\p{L}+\s(?:at|for|zu|für|à|pour)\s[€$£]?\d/iu;

/** Matches the first words of an index whose name ends with the number, as in “FTSE 100” and “Euro Stoxx 50”. */
const indexName = /(?:\p{Lu}{3,}|Stoxx|Nasdaq|Nikkei|Russell)\s$/u;

/** Matches the beginning of a range before its last number, as in “3 to 5 years”. */
const rangeBefore = /\d\s?(?:–|to|or|à|ou|bis|oder)\s?$/u;

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
      const end = index + figure.length;
      // Two figures may have the same value: a number in the text is reported only for the first of them.
      const [before, behind] = [words.slice(0, index), words.slice(end, end + 60)];
      const isClaim =
        isTelling ||
        (counted.test(behind) &&
          ![dealt, indexName, rangeBefore].some((one) => one.test(before)) &&
          !priced.test(behind));
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
