import type { Locale } from '../../i18n/locales';

const wordJoiner = '\u2060';

/**
 * Spaces at which a line must not break, by language. No typography package on npm supports English, German and French:
 * typopo lacks French, and typograf removes the space before “?” in French.
 */
const everywhere: readonly RegExp[] = [
  /(?<=\d) (?=(?:%|€|\$|£|ms|px|kB|KB|MB|GB|kg|km|s|h)(?![\p{L}\d’'-]))/gu, // 10 €
  /(?<=\d) (?=\d{3}(?!\d))/g, // 5 000
  /(?<=\d) (?=(?:years|Jahren?|ans)(?!\p{L}))/gu, // as in “5 years”
  /(?<=(?<!\p{L})(?:[Ss]ection|Abschnitt|[Aa]rticle)) (?=\d)/gu, // as in “section 7”
  /(?<=(?<!\S)\d) (?=(?:and|und|et) \d)|(?<=(?<!\S)\d[ \u00a0](?:and|und|et)) (?=\d)/g, // as in “6 and 7”
  /(?<=[\d€$£%]) (?=[×÷/:=+−] [+−]?[€$£]?\d)|(?<=[\d€$£%][ \u00a0][×÷/:=+−]) (?=[+−]?[€$£]?\d)/g, // 14 € − 15 € = −1 €
];

const special: Partial<Record<string, readonly RegExp[]>> = {
  de: [
    /(?<=\d) (?=Abs\.)|(?<=(?<!\p{L})(?:Art|Abs|Buchst|Nr)\.) (?=[\p{L}\d])|(?<=(?<!\p{L})\p{L}\.) (?=\p{L}\.)/gu, // Art. 6, z. B.
    /(?<=(?<!\p{L})\p{L}{1,4}-) (?=(?:und|oder|bzw\.)(?!\p{L}))/gu, // as in “vor- und nachbereiten”
  ],
  fr: [/ (?=[;:!?»])|(?<=«) /g, /(?<=(?<!\p{L})[Àà]) (?=\d)/gu], // as in “Prêt ?”, “« oui »” and “À 1:20”
};

/** Thin spaces, which French uses before punctuation. The site's fonts have no glyph for them. */
const thin = /[\u202f\u2009]/g;

/** Inserts no-break spaces as the language requires, so that writers need not type any. */
export const joinSpaces = (text: string, locale: Locale): string =>
  [...everywhere, ...(special[locale] ?? [])].reduce(
    (joined, space) => joined.replace(space, '\u00a0'),
    text.replace(thin, '\u00a0'),
  );

/** Whether a word is a URL, e-mail address or domain, whose hyphens must not be changed. */
const isAddress = (word: string): boolean => /[/@]|[\p{L}\d]\.\p{L}/u.test(word);

/**
 * Hyphens at which a line must not break: after a single letter, as in “E-Mail”, or before a short ending, as in
 * “week-end”.
 */
const innerHyphen = /(?<=(?<![\p{L}\p{N}-])\p{L})-(?=\p{L})|(?<=\p{L})-(?=\p{L}{1,4}(?![\p{L}\p{N}]))|\u2011/gu;

/**
 * Prepares a text for a page: inserts no-break spaces, and keeps words such as “E-Mail” and “close-out” on one line.
 * Browsers may break a line after a hyphen, and the fonts have no glyph for the no-break hyphen (U+2011). An invisible
 * word joiner prevents the break: https://www.unicode.org/reports/tr14/#WJ.
 */
export const typeset = (text: string, locale: Locale): string =>
  joinSpaces(text, locale)
    .replace(/\S+/gu, (word) => (isAddress(word) ? word : word.replace(innerHyphen, `-${wordJoiner}`)))
    // For “vor- und”: without a word joiner, the line would break between the hyphen and the no-break space.
    .replace(/-\u00a0/g, `-${wordJoiner}\u00a0`);
