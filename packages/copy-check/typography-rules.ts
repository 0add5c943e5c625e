import type { Locale } from '../../src/i18n/locales';

/** A typographic rule: the pattern of a mistake, and the message. */
interface TypographyRule {
  /** Needs the flag `g`. Matched against text with digits for placeholders and letters for other references. */
  pattern: RegExp;
  message: string;
}

/** Rules for all languages. Where a line must not break, the build writes no-break spaces (`src/content/typeset.ts`). */
const general: readonly TypographyRule[] = [
  { pattern: /(?<=\p{L})'|'(?=\p{L})/gu, message: "A straight apostrophe ('): write ’ instead." },
  { pattern: /\.{3}/g, message: 'Three dots: write … instead.' },
  { pattern: /(?<=\S) {2,}(?=\S)/g, message: 'Two spaces: leave one.' },
  { pattern: /^\s|\s$/g, message: 'A space at the beginning or end: take it out.' },
  { pattern: /(?<=\S) --? (?=\S)|(?<=\p{L})--(?=\p{L})/gu, message: 'A hyphen where a dash belongs: write – instead.' },
  { pattern: /(?<![\d-])\d+-\d+(?![\d-])/g, message: 'A hyphen between numbers: write – (from 2 to 5 is 2–5).' },
  { pattern: /[\u200b\ufeff\t]/g, message: 'A space that the fonts cannot draw: write an ordinary one instead.' },
  { pattern: /\p{L}[,;](?=\p{L})/gu, message: 'A space is missing after the comma or semicolon.' },
  { pattern: /\p{Ll}\.(?=\p{Lu}\p{Ll})/gu, message: 'A space is missing between the sentences.' },
  { pattern: /\S\s[,.](?=\s|$)/g, message: 'A space before a comma or full stop: take it out.' },
  { pattern: /\(\s|\s\)/g, message: 'A space inside the brackets: take it out.' },
  {
    pattern: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu,
    message: 'An emoji: screen readers read out its name, and each system draws another one. Use words.',
  },
  {
    pattern: /[•▪◦‣·∙\ue000-\uf8ff]\s/gu,
    message: 'A bullet of another program: begin each line of a list with “- ” instead.',
  },
  {
    pattern: /[\u00ad\u200c\u200d\u200e\u200f\u202a-\u202e\u2060-\u2069]/g,
    message: 'A character that cannot be seen, often pasted from elsewhere: delete it and type the word again.',
  },
  {
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/gu,
    message: 'A letter of another alphabet that looks like a Latin one: type the word again.',
  },
  {
    pattern: /(?<!\p{L})\p{Lu}{2,}(?:\s\p{Lu}{2,}){2,}(?!\p{L})/gu,
    message: 'Words in capitals: write them as in a sentence; the design decides how a heading looks.',
  },
  {
    pattern: /(?<!\p{L})(?:TODO|FIXME|TBD|TBC|lorem ipsum|text folgt|texte à venir)(?!\p{L})/giu,
    message: 'A note that the text is not finished: finish it, or mark the section as a draft.',
  },
];

const foreignNumber = (example: string): string =>
  `A number with the separators of another language: write it as in ${example}.`;

const english: readonly TypographyRule[] = [
  { pattern: /"/g, message: 'A straight quotation mark ("): write “ before and ” after the words.' },
  { pattern: /[„«»]/g, message: 'A quotation mark of another language: write “ before and ” after the words.' },
  { pattern: /\S\s[:;!?]/g, message: 'A space before the punctuation mark: take it out.' },
  { pattern: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu, message: 'The same word twice: take one out.' },
  { pattern: /\d\.\d{3},\d+|\d,\d{1,2}(?=\s?[%€$£])|[€$£]\d+,\d{1,2}(?!\d)/g, message: foreignNumber('1,000.50') },
];

const foreignToGermanAndFrench = /\d,\d{3}\.\d+|\d\.\d{1,2}(?=\s?[%€$£])/g;

const german: readonly TypographyRule[] = [
  { pattern: /"/g, message: 'A straight quotation mark ("): write „ before and “ after the words.' },
  {
    pattern: /[”«»]|(?<![\p{L}\d.,!?…)*])“/gu,
    message: 'A quotation mark of another language: write „ before and “ after the words.',
  },
  { pattern: /—/g, message: 'A long dash: German writes – with spaces.' },
  { pattern: /\S\s[:;!?]/g, message: 'A space before the punctuation mark: take it out.' },
  { pattern: /\d[%€$£]/g, message: 'A space is missing between the number and its unit.' },
  { pattern: foreignToGermanAndFrench, message: foreignNumber('1.000,50') },
  {
    pattern: /(?<!\p{L})(?!(?:die|der|das|sie|den) )(\p{L}+) \1(?!\p{L})/giu,
    message: 'The same word twice: take one out.',
  },
];

const french: readonly TypographyRule[] = [
  {
    pattern: /"/g,
    message: 'A straight quotation mark ("): write « before and » after the words, with spaces inside.',
  },
  {
    pattern: /[„”]|“/g,
    message: 'A quotation mark of another language: write « before and » after the words, with spaces inside.',
  },
  { pattern: /(?<![\s!?])[;!?»]/g, message: 'A space is missing before the mark.' },
  { pattern: /(?<!\s):(?!\d)/g, message: 'A space is missing before the colon.' },
  { pattern: /«(?!\s)/g, message: 'A space is missing after «.' },
  { pattern: /\d[%€$£]/g, message: 'A space is missing between the number and its unit.' },
  { pattern: foreignToGermanAndFrench, message: foreignNumber('1 000,50') },
  { pattern: /(?<!\p{L})(?!(?:nous|vous) )(\p{L}+) \1(?!\p{L})/giu, message: 'The same word twice: take one out.' },
];

const special: Record<string, readonly TypographyRule[]> = { en: english, de: german, fr: french };

/** The rules of a language, including the general ones. */
export const rulesOf = (locale: Locale): readonly TypographyRule[] => [...general, ...(special[locale] ?? [])];
