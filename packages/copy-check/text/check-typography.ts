import { advice } from '../../../src/content/markdown/check-markdown';
import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';
import {
  amountRules,
  hyphenAfterOrdinal,
  hyphenInRange,
  missingUnitSpace,
  numberRules,
  signFirst,
  type TypographyRule,
} from './number-rules';
import { problemsWhere } from './passages';

const spaceMessage = 'A space before the punctuation mark: take it out.';
const twiceMessage = 'The same word twice: take one out.';
const innerSpace = 'A space inside the quotation marks: take it out.';

/**
 * Reports a repeated word, as in “the the”. `right` is a pattern of words that may be repeated. A word with a hyphen
 * counts as another word, as in “an opt-in in writing”, “relies on on-chain data” and “vendez-le le 15 mars”
 * (https://github.com/Automattic/harper/issues/1538). A German phrase may end with the word that follows it: “nach und
 * nach nach Paris”.
 */
const twice = (right: string): TypographyRule => [
  new RegExp(String.raw`(?<![\p{L}-]|(?:ab und|nach und|nach wie)\s)(?!(?:${right}) )(\p{L}+) \1(?![\p{L}-])`, 'giu'),
  twiceMessage,
];

/** Rules that report straight quotation marks and, by the pattern `foreign`, quotation marks of other languages. */
const quotationMarks = (foreign: RegExp, right: string): TypographyRule[] => [
  [/"|<<|>>/g, `A straight quotation mark ("): write ${right}.`],
  [foreign, `A quotation mark of another language: write ${right}.`],
];

const unfinished = 'A note that the text is not finished: finish it, or mark the page as a draft.';

const note =
  '(?:[Tt]ext|TEXT)\\s(?:[Ff]olgt|FOLGT)(?:\\s(?:noch|bald|in\\sKürze))?|(?:[Tt]exte\\sà\\svenir|TEXTE\\sÀ\\sVENIR)(?:\\s(?:bientôt|prochainement))?';

/**
 * Matches a note that a text is missing, such as “Text folgt”, as a whole sentence or in brackets. The words may also
 * be right within a sentence, as in “das in einem Text folgt”, even at the beginning of a line if the sentence is
 * wrapped. So at the beginning of a line they match only if the line before ends with a punctuation mark or a noun (a
 * capitalised word).
 */
const noteOfMissingText = new RegExp(
  `(?<=(?:^|[.:;!?…–—([]|(?<!\\p{L})\\p{Lu}\\p{L}*\\n(?=T))\\s*)(?:${note})(?=\\s*(?:[.…!)\\]]|$))`,
  'gu',
);

/**
 * Rules for all languages. The build inserts no-break spaces (`src/content/markdown/typeset.ts`), so none are required
 * here.
 */
const general: readonly TypographyRule[] = [
  [/(?<=\p{L})'|'(?=\p{L})/gu, "A straight apostrophe ('): write ’ instead."],
  [
    /(?<=\p{L})´|´(?=\p{L})|(?<=\p{L})[‘′ʼ‛](?=\p{L})|['‘](?=\d\ds)/gu,
    'Another mark in place of an apostrophe: write ’ instead.',
  ],
  [/\.{3}/g, 'Three dots: write … instead.'],
  [/(?<=\S) {2,}(?=\S)/g, 'Two spaces: leave one.'],
  [/^\s|\s$/g, 'A space at the beginning or end: take it out.'],
  [
    /(?<=\S) --? (?=\S)|(?<=\p{L})--(?=\p{L})/gu,
    'A hyphen where a dash belongs: write – instead, or − in a calculation.',
  ],
  [/(?<!\.)\.\.(?!\.)|,,|;;|,\.(?![\d.])/g, 'A punctuation mark too many: take it out.'],
  [/\t/g, 'A tab: write an ordinary space instead.'],
  [/(?<=\p{L})\p{L}[,;](?=\p{L})|\p{L}[,;](?=\p{L}{2})/gu, 'A space is missing after the comma or semicolon.'],
  [/[\p{Ll}”“»)]\.(?=\p{Lu}\p{Ll})/gu, 'A space is missing between the sentences.'],
  [/(?<=[^\n\d]\d*)\d\.(?=\p{Lu}\p{Ll}{2})/gu, 'A space is missing after the full stop.'],
  ...numberRules,
  [/[¹†‡]/g, advice.footnote],
  [/[^\s«]\s(?:,|\.(?=\s|$))/g, 'A space before a comma or full stop: take it out.'],
  [/\(\s|\s\)/g, 'A space inside the brackets: take it out.'],
  [
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu,
    'An emoji: screen readers read out its name, and each system draws another one. Use words.',
  ],
  [/[•▪◦‣·∙]\s/gu, 'A bullet of another program: begin each line of a list with “- ” instead.'],
  [
    // Three or more words in capitals. One of them must have six letters, since abbreviations such as UCITS have up to
    // five.
    /(?<!\p{L})(?=(?:\p{Lu}+\s)*\p{Lu}{6})\p{Lu}{2,}(?:\s\p{Lu}{2,}){2,}(?!\p{L})/gu,
    'Words in capitals: write them as in a sentence; the design decides how a heading looks.',
  ],
  [/(?<!\p{L})(?:TODO|FIXME|TBA|TBC|TBD|lorem ipsum)(?!\p{L})/giu, unfinished],
  [noteOfMissingText, unfinished],
];

const special: Record<string, readonly TypographyRule[]> = {
  en: [
    ...quotationMarks(/[„«»]/g, '“ before and ” after the words'),
    hyphenInRange('x'),
    [/\S\s[:;!?]/g, spaceMessage],
    [/\d\s?[€$£](?![\d/])/g, 'The sign of a currency stands before the number in English: write €5.'],
    [/\d\s%/g, 'A space before the percent sign: English writes 5%.'],
    [/“\s|\s”/g, innerSpace],
    twice('had|that'),
    ...amountRules.en,
  ],
  de: [
    ...quotationMarks(/[”«»]|(?<![^\s([])“/g, '„ before and “ after the words'),
    hyphenInRange('x'),
    // Accepts a space before the colon of a division: 10.000 € : 20 = 500 €.
    [/\S\s(?:[;!?]|:(?!(?<=[\d€$£%)]\s:)\s[\d(]))/g, spaceMessage],
    [/„\s/g, innerSpace],
    missingUnitSpace,
    [/\d(?:ms|kg|km|[kMGT]B|[kMG]Wh)(?=-\p{L})/gu, 'A hyphen is missing before the unit: write it as in 5-kg-Sack.'],
    signFirst,
    [/(?<![\p{L}\d.])\p{Ll}\.(?=\p{L}{1,4}\.)/gu, 'A space is missing in the abbreviation: write it as in z. B.'],
    [/§(?=\d)/g, 'A space is missing after §.'],
    [/—/g, 'A long dash: German writes – with spaces.'],
    ...amountRules.de,
    hyphenAfterOrdinal,
    twice('die|der|das|dem|den|sie|es|er|ihr|wer|was'),
    [/(?<!\p{L})(Die|Der|Das|Dem|Den|Es|Er|Wer|Was) \1(?!\p{L})/gu, twiceMessage],
  ],
  fr: [
    // Quotations inside « » have the marks “ ”.
    ...quotationMarks(/„|(?<!«[^»]*)[“”]/g, '« before and » after the words, with spaces inside'),
    // French writes a hyphen between years: 1914-1918.
    hyphenInRange('(?:19|20)\\d\\d-(?:19|20)?\\d\\d(?!\\d)'),
    missingUnitSpace,
    signFirst,
    [
      /(?<![\p{L}\d])(?:[IVXLC]+i?[èe]mes?|\d+(?:i?[èe]?mes?|ier|i?[èe]res?))(?!\p{L})/gu,
      'An ordinal number: write it as in 1er, 1re and 2e.',
    ],
    [/(?<=\p{L}[ -])t’(?=(?:on|ils?|elles?)(?!\p{L}))/gu, 'An apostrophe after t: write -t-, as in a-t-on.'],
    [
      /(?<=^|(?:\p{Ll}{2}|[\s\d»)])[.!?…]\s)A (?=(?!minima|priori|posteriori|fortiori|contrario|été |eu )\p{Lu}?\p{Ll})/gu,
      'An accent is missing: write À.',
    ],
    [/(?<![\s!?(])[;!?»]/g, 'A space is missing before the mark.'],
    // Accepts a colon without a space in a symbol such as NASDAQ:AAPL, and in an incomplete link, which
    // check-leftovers.ts reports.
    [/(?<!\s|\((?:route)?):(?!\d|(?<=\p{Lu}:)\p{Lu})/gu, 'A space is missing before the colon.'],
    [/(?<=(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)’)\s/giu, 'A space after the apostrophe: take it out.'],
    [/«(?!\s)/g, 'A space is missing after «.'],
    ...amountRules.fr,
    twice('nous|vous|faire|en'),
  ],
};

/**
 * Reports a question in an accordion that does not end with a question mark. Validation reports empty texts
 * (`src/content/schema/validate.ts`).
 */
const questionMark: TypographyRule = [
  /[^?\s](?<!\?\s?[”“»)])\s*$/g,
  'A question ends with a question mark; its answer opens below it.',
];

const typographyRules = ({ locale, field }: CopyText): readonly TypographyRule[] => [
  ...general,
  ...(special[locale] ?? []),
  ...(/^sections\b.*\.question$/.test(field) ? [questionMark] : []),
];

/** A mistake with the words around it, to be quoted in a message. */
const wordsAround = (text: string, start: number, end: number): string =>
  [/\S{0,20}$/.exec(text.slice(0, start))?.[0], text.slice(start, end), /^\S{0,20}/.exec(text.slice(end))?.[0]]
    .join('')
    .replace(/\n+/g, ' ');

export const checkTypography = (text: CopyText): Problem[] =>
  typographyRules(text).flatMap(([pattern, message, isWrong]) =>
    problemsWhere(text, pattern, (found, { offsets }, index) => {
      if (isWrong && !isWrong(found)) return undefined;
      const [start = 0, end = start] = [offsets[index], offsets[index + found.length - 1]];
      return `${message} It stands at “${wordsAround(text.value, start, end + 1)}”.`;
    }),
  );
