import { type Locale, locales } from '../../../src/i18n/locales';
import { readAddress } from '../../../src/i18n/read-address';
import { type Figure, formatFigure } from '../../../src/content/figures';
import { linksOf, problemAtNode } from '../../../src/content/markdown/markdown';
import { perObject } from '../../../src/content/remember';
import type { Problem } from '../../../src/content/problem';
import type { NamedValues } from '../../../src/content/settings';
import type { CopyText } from '../../../src/content/placed-text';
import { problemsWhere } from './passages';
import { escapeRegExp } from '../../shared/escape-reg-exp';

/**
 * For each figure with a small number, the nouns of what it counts. Only plurals, since “40 cents per share” counts no
 * shares; and no “shares”, since “100 shares” are a holding, while the broker offers “stocks”.
 */
const nouns: Readonly<Record<string, string>> = {
  instruments: 'instrument(?:s|en?)|assets|markets|märkten?|marchés',
  stocks: 'stocks|companies|aktien|actions|titres|sociétés|entreprises|unternehmen',
  cryptocurrencies: 'crypto\\p{L}*|krypto\\p{L}*|coins',
  indices: 'indices|indizes',
  currencyPairs: 'pairs|paires|\\p{L}*paaren?|currencies|währungen|devises',
};

/** Matches what follows a number of things that the broker offers: “100 stocks”, but not “100 Aktien zu 5 €”. */
const offered = (noun: string): RegExp =>
  new RegExp(
    String.raw`^\s+(?:[\p{L}-]+\s+){0,2}?(?:\p{L}+-)?(?:${noun})(?!\p{L}|\s(?:zu|à|at)\s(?:je\s)?[€$£]?\d)`,
    'iu',
  );

/** Matches a word that shows that a sentence is about the broker's offer. “A fund of 100 stocks” has no such word. */
const ofOffer =
  /(?<!\p{L})(?:we|our|us|trade|choose|offers?|access|wir|uns|unser\p{L}*|handeln|handelbar\p{L}*|wählen|auswahl|zugriff|biete[nt]|nous|nos|notre|tradez|accès|accédez|choisi\p{L}*|offr\p{L}*|propos\p{L}*)(?!\p{L})/iu;

const ofExample = /beispiel|example|exemple/i;

/** Matches the words before a number at the beginning of a heading such as “More than 100 stocks”. */
const opensHeading = /^(?:more than|over|mehr als|über|plus de)\s$/iu;

/** Matches what follows the years that the broker has existed: “5 years on the market”, “5 Jahre Erfahrung”. */
const ofBusiness =
  /^\s+(?:years|jahren?|ans)\s(?:(?:on|in) (?:the )?(?:market|business)|of experience|am markt|im geschäft|\p{L}*erfahrung|sur le marché|d’(?:expérience|existence|activité))(?!\p{L})/iu;

/** Matches the words before a number that ends a range, as in “50 to 100 stocks”, or a name, as in “FTSE 100”. */
const inRangeOrName =
  /\d\s?(?:–|to|or|à|ou|bis|oder)\s?$|(?:\p{Lu}{3,}|(?<!\p{L})(?:S&P|STOXX|Stoxx|MSCI|Nasdaq|Nikkei|Russell|Dow Jones)(?:\s\p{Lu}\p{L}+)?)[\s-]$/u;

const endOfSentence = /[.!?]\s/;

/**
 * Whether a small number, between the texts `before` and `behind`, is a claim about the broker, made with the figure
 * `name`. Only claims must be written as placeholders.
 */
function isClaim(name: string, before: string, behind: string): boolean {
  if (name === 'yearsOnMarket') return ofBusiness.test(behind);
  const noun = nouns[name];
  if (noun === undefined || !offered(noun).test(behind) || inRangeOrName.test(before)) return false;
  const sentence = [before.split(endOfSentence).at(-1), behind.split(endOfSentence, 1)[0]].join('#');
  return opensHeading.test(before) || (ofOffer.test(sentence) && !ofExample.test(sentence));
}

const spaced = (text: string): string => escapeRegExp(text).replace(/[\s\u00a0\u202f]/g, '[\\s\\u00a0\\u202f]?');

/** A pattern that matches a figure in the format of any language, and the name of its placeholder. */
interface FigurePattern {
  placeholder: string;
  pattern: RegExp;
  /**
   * Whether the figure is reported wherever it is typed. False for a small number, which is reported only in a claim
   * about the broker, and for 1:1, which is never reported: both may mean something else.
   */
  isTelling: boolean;
}

/** Patterns of a figure as pages show it in a language, and of a sum of money also with the sign of a currency. */
function spellingsOf(figure: Figure, locale: Locale, currency: string): string[] {
  const shown = spaced(formatFigure(figure, locale, currency));
  if (figure.style !== 'money') return [shown];
  const number = spaced(formatFigure({ ...figure, style: 'large' }, locale, currency));
  return [shown, `[€$£]${number}`, `${number}\\s?[€$£]`];
}

/** The patterns of all figures, longest formats first. */
const figurePatterns = perObject(({ company, figures }: NamedValues): readonly FigurePattern[] =>
  Object.entries(figures).map(([placeholder, figure]) => {
    const spellings = new Set(locales.flatMap((locale) => spellingsOf(figure, locale, company.currency)));
    const pattern = new RegExp(
      `(?<![\\d.,:/€$£])(?:${[...spellings].sort().reverse().join('|')})(?![\\p{L}\\d%€$£]|[.,:/]\\d)`,
      'giu',
    );
    return { placeholder, pattern, isTelling: figure.value > (figure.style === 'number' ? 1000 : 1) };
  }),
);

/** Reports figures that are typed instead of inserted by placeholders. */
function checkFigures(text: CopyText, patterns: readonly FigurePattern[]): Problem[] {
  const taken = new Set<unknown>();
  return patterns.flatMap(({ placeholder, pattern, isTelling }) =>
    problemsWhere(text, pattern, (figure, { words, offsets }, index) => {
      const isReported = isTelling || isClaim(placeholder, words.slice(0, index), words.slice(index + figure.length));
      // Two figures may have the same value: a number in the text is reported only for the first of them.
      if (taken.has(offsets[index]) || !isReported) return undefined;
      taken.add(offsets[index]);
      return `“${figure}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`;
    }),
  );
}

/**
 * Reports links that name a page of the site by its full URL. Such links ignore the reader's language, and lead from a
 * preview to the published site. The site's domain is taken from its e-mail address.
 */
function checkOwnPages(text: CopyText, domain: string): Problem[] {
  if (!text.isMarkdown) return [];
  return linksOf(text).flatMap(({ node }) => {
    const [, host = '', path = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)/i.exec(node.url) ?? [];
    const { route } = readAddress(path);
    if (host.toLowerCase() !== domain || !route) return [];
    return problemAtNode(text, node, `A page of this site by its full address: write (route:${route}).`);
  });
}

/**
 * Reports figures, the company's name and its e-mail address if they are typed instead of inserted by placeholders, and
 * full URLs of the site's own pages.
 */
export function checkWrittenOut(text: CopyText, values: NamedValues): Problem[] {
  const { company } = values;
  const writtenOut = (found: string, placeholder: string): string =>
    `“${found}” is written out: write {{${placeholder}}} instead.`;
  const mail = [...text.value.matchAll(new RegExp(escapeRegExp(company.supportEmail), 'g'))];
  return [
    ...problemsWhere(text, new RegExp(escapeRegExp(company.name), 'gi'), (found) => writtenOut(found, 'company')),
    ...mail.map(({ 0: found, index }) => text.problem(writtenOut(found, 'supportEmail'), index, found.length)),
    ...checkFigures(text, figurePatterns(values)),
    ...checkOwnPages(text, company.supportEmail.replace(/^.*@/, '').toLowerCase()),
  ];
}
