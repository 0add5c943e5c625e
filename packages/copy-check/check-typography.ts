import { advice } from '../../src/content/check-markdown';
import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/placed-text';
import { perObject } from '../../src/content/remember';
import { problemsWhere } from './passages';

/**
 * A typographic mistake with its message. The pattern needs the flag `g`. It is matched against visible text, in which
 * zeros replace figures and URLs.
 */
type TypographyRule = readonly [pattern: RegExp, message: string];

const missingSpaceMessage = 'A space is missing between the number and its unit.';

/** Does not match German words such as “5%ig”, “5%-Klausel” and “5kg-Sack”. */
const missingUnitSpace: TypographyRule = [
  /\d(?:(?:%|[kM]?[€$£])(?!ig|-\p{L})|(?:ms|kg|km|[kMGT][Bo]|[kMG]Wh|Mio|Mrd)(?!-?\p{L}))/gu,
  missingSpaceMessage,
];

const currencies = '(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|NZD)';

/** Matches “USD50”, “USD1m” and “50EUR”, but no names of products such as “EUR2X”. */
const missingCurrencySpace = new RegExp(
  String.raw`(?<!\p{L})${currencies}\d[\d.,]*(?:[kKmM]n?|bn)?(?![\p{L}\d])|\d${currencies}(?!\p{L})`,
  'gu',
);
const signFirst: TypographyRule = [/[€$£]\d/g, 'The sign of a currency stands after the number: write 5 €.'];
const spaceBeforeMark: TypographyRule = [/\S\s[:;!?]/g, 'A space before the punctuation mark: take it out.'];
const twice = 'The same word twice: take one out.';

/** Words after a number that show that a full stop in it stands for a decimal comma. */
const units = `(?:Prozent(?:punkte?n?)?|(?:US-)?Dollars?|Euros?|Franken|Mio|Mil|Million(?:en)?|Mrd|Milliarden?|pour cent|euros?|dollars?|milli\\p{L}*|[Pp]ips?|[Ll]ots?|${currencies})(?!\\p{L})`;

/** Words before the number of a section, as in “Abschnitt 3.2 Lots”. */
const section = String.raw`(?<!(?:Abschnitt|Ziffer|Kapitel|Nr\.|[Ss]ections?|[Cc]hapitre|[Pp]oint)\s[\d.]*)`;
const foreignToGermanAndFrench = new RegExp(
  String.raw`\d,\d{3}\.\d+|\d\.\d{1,2}(?=\s?[%€$£])|${section}\d\.\d{1,2}(?=\s?${units})`,
  'gu',
);

const foreignToEnglish = new RegExp(
  String.raw`\d\.\d{3},\d+|\d,\d{1,2}(?=\s?(?:[%€$£]|(?:per ?cent|pips?|lots?|${currencies})(?!\p{L})))|[€$£]\d+,\d{1,2}(?!\d)`,
  'gu',
);

const foreignNumber = (example: string): string =>
  `A number with the separators of another language: write it as in ${example}.`;

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

/** A hyphen between two numbers is right if one of these patterns matches the text before the numbers. */
const beforeHyphen = [
  String.raw`(?:\+|\b0|\(\d)[\d /()]*`, // phone numbers, as in “+49 30 12345-67” and “(212) 555-0143”
  String.raw`(?<!\p{L})[LRD]\.?[ \u00a0]?`, // sections of French codes of law, as in “L. 533-16”
  String.raw`(?:n[°º]|N[or]\.|ISO|DIN|EN|IEC|[Ss]tandard)[ \u00a0]?`, // laws and norms, as in “loi n° 78-17” and “ISO 9241-11”
];

/**
 * Matches a hyphen between two numbers, which may have units, where a dash belongs: not in “50-50”, and not in a month
 * such as “2026-05”.
 */
const hyphenInRange = (right: string): TypographyRule => [
  new RegExp(
    String.raw`(?<![\d-]|${beforeHyphen.join('|')})(?!${right})(\d+)(?:\s?[%€$£h]|[ap]m)?-(?!\1\b|0\d)[€$£]?\d+(?![\d-])`,
    'gu',
  ),
  'A hyphen between numbers: write – (from 2 to 5 is 2–5).',
];

/** Rules for all languages. The build inserts no-break spaces (`src/content/typeset.ts`), so none are required here. */
const general: readonly TypographyRule[] = [
  [/(?<=\p{L})'|'(?=\p{L})/gu, "A straight apostrophe ('): write ’ instead."],
  [/(?<=\p{L})´|´(?=\p{L})|(?<=\p{L})[‘′ʼ‛](?=\p{L})/gu, 'Another mark in place of an apostrophe: write ’ instead.'],
  [/\.{3}/g, 'Three dots: write … instead.'],
  [/(?<=\S) {2,}(?=\S)/g, 'Two spaces: leave one.'],
  [/^\s|\s$/g, 'A space at the beginning or end: take it out.'],
  [
    /(?<=\S) --? (?=\S)|(?<=\p{L})--(?=\p{L})/gu,
    'A hyphen where a dash belongs: write – instead, or − in a calculation.',
  ],
  [/\d[.,]--?(?![\p{L}\d-])/gu, 'A hyphen in place of cents: take it out.'],
  [/(?<!\.)\.\.(?!\.)|,,|;;|,\.(?![\d.])/g, 'A punctuation mark too many: take it out.'],
  [/\t/g, 'A tab: write an ordinary space instead.'],
  [/(?<=\p{L})\p{L}[,;](?=\p{L})|\p{L}[,;](?=\p{L}{2})/gu, 'A space is missing after the comma or semicolon.'],
  [/\p{Ll}\.(?=\p{Lu}\p{Ll})/gu, 'A space is missing between the sentences.'],
  [/(?<=[^\n\d]\d*)\d\.(?=\p{Lu}\p{Ll}{2})/gu, 'A space is missing after the full stop.'],
  [missingCurrencySpace, missingSpaceMessage],
  [/[¹†‡]/g, advice.footnote],
  [/\S\s(?:,|\.(?=\s|$))/g, 'A space before a comma or full stop: take it out.'],
  [/\(\s|\s\)/g, 'A space inside the brackets: take it out.'],
  [
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu,
    'An emoji: screen readers read out its name, and each system draws another one. Use words.',
  ],
  [/[•▪◦‣·∙]\s/gu, 'A bullet of another program: begin each line of a list with “- ” instead.'],
  [
    /(?<!\p{L})(?=(?:\p{Lu}+\s)*\p{Lu}{5})\p{Lu}{2,}(?:\s\p{Lu}{2,}){2,}(?!\p{L})/gu,
    'Words in capitals: write them as in a sentence; the design decides how a heading looks.',
  ],
  [/(?<!\p{L})(?:TODO|FIXME|TBD|TBC|lorem ipsum)(?!\p{L})/giu, unfinished],
  [noteOfMissingText, unfinished],
];

const special: Record<string, readonly TypographyRule[]> = {
  en: [
    ...quotationMarks(/[„«»]/g, '“ before and ” after the words'),
    hyphenInRange('x'),
    spaceBeforeMark,
    [/\d\s?[€$£](?!\d)/g, 'The sign of a currency stands before the number in English: write €5.'],
    [/\d\s%/g, 'A space before the percent sign: English writes 5%.'],
    [/(?<!\p{L})(?!(?:had|that) )(\p{L}+) \1(?!\p{L})/giu, twice],
    [foreignToEnglish, foreignNumber('1,000.50')],
  ],
  de: [
    ...quotationMarks(/[”«»]|(?<![\p{L}\d.,!?…)*])“/gu, '„ before and “ after the words'),
    hyphenInRange('x'),
    spaceBeforeMark,
    missingUnitSpace,
    [/\d(?:ms|kg|km|[kMGT]B|[kMG]Wh)(?=-\p{L})/gu, 'A hyphen is missing before the unit: write it as in 5-kg-Sack.'],
    signFirst,
    [/(?<![\p{L}\d.])\p{Ll}\.(?=\p{L}{1,4}\.)/gu, 'A space is missing in the abbreviation: write it as in z. B.'],
    [/§(?=\d)/g, 'A space is missing after §.'],
    [/—/g, 'A long dash: German writes – with spaces.'],
    [foreignToGermanAndFrench, foreignNumber('1.000,50')],
    [/(?<!\p{L})(?!(?:die|der|das|sie|den|es|wer|was) )(\p{L}+) \1(?!\p{L})/giu, twice],
    [/(?<!\p{L})(Die|Der|Das|Den|Es|Wer|Was) \1(?!\p{L})/gu, twice],
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
      /(?<=^|(?:\p{Ll}{2}|[\s\d»)])[.!?…]\s)A (?=(?!minima|priori|posteriori|fortiori|contrario|été |eu )\p{Ll})/gu,
      'An accent is missing: write À.',
    ],
    [/\d\.\d{3},\d/g, foreignNumber('1 000,50')],
    [/(?<![\s!?])[;!?»]/g, 'A space is missing before the mark.'],
    [/(?<!\s):(?!\d)/g, 'A space is missing before the colon.'],
    [/«(?!\s)/g, 'A space is missing after «.'],
    [foreignToGermanAndFrench, foreignNumber('1 000,50')],
    [/(?<!\p{L})(?!(?:nous|vous|faire) )(\p{L}+) \1(?!\p{L})/giu, twice],
  ],
};

/** For the questions of accordions. Validation reports empty texts (`src/content/validate.ts`). */
const questionMark: TypographyRule = [
  /[^?\s]\s*$/g,
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

export const checkTypography = perObject((text: CopyText): Problem[] =>
  typographyRules(text).flatMap(([pattern, message]) =>
    problemsWhere(text, pattern, (found, { offsets }, index) => {
      const [start = 0, end = start] = [offsets[index], offsets[index + found.length - 1]];
      return `${message} It stands at “${wordsAround(text.value, start, end + 1)}”.`;
    }),
  ),
);
