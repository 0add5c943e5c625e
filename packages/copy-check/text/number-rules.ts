/**
 * A typographic mistake with its message. The pattern needs the flag `g`. It is matched against visible text, in which
 * zeros replace figures and URLs. If there is a function `isWrong`, a match is a mistake only if it returns true.
 */
export type TypographyRule = readonly [pattern: RegExp, message: string, isWrong?: (found: string) => boolean];

const missingSpaceMessage = 'A space is missing between the number and its unit.';

/**
 * Reports a missing space between a number and its unit, but not in German words such as “5%ig”, “5%-Klausel” and
 * “5kg-Sack”.
 */
export const missingUnitSpace: TypographyRule = [
  /\d(?:(?:%|[kM]?[€$£])(?!ig|-\p{L})|(?:ms|kg|km|[kMGT][Bo]|[kMG]Wh|Mio|Mrd)(?!-?\p{L}))/gu,
  missingSpaceMessage,
];

const currencies = '(?:EUR|USD|GBP|CHF|JPY|AUD|CAD|NZD)';

export const signFirst: TypographyRule = [/[€$£]\d/g, 'The sign of a currency stands after the number: write 5 €.'];

/** Words after a number that show that a full stop in it stands for a decimal comma. */
const units = `(?:Prozent(?:punkte?n?)?|(?:US-)?Dollars?|Euros?|Franken|Mio|Mil|Million(?:en)?|Mrd|Milliarden?|pour cent|euros?|dollars?|milli\\p{L}*|[Pp]ips?|[Ll]ots?|${currencies})(?!\\p{L})`;

/** Words before the number of a section, as in “Abschnitt 3.2 Lots”. */
const section = String.raw`(?<!(?:Abschnitt|Ziffer|Kapitel|Nr\.|[Ss]ections?|[Cc]hapitre|[Pp]oint)\s[\d.]*)`;

const foreignNumber = (pattern: string, example: string): TypographyRule => [
  new RegExp(pattern, 'gu'),
  `A number with the separators of another language: write it as in ${example}.`,
];

/**
 * Matches an amount of at least 10,000 without separated thousands. Placeholders, which are zeros here, do not match.
 */
const unseparated = (example: string): TypographyRule => [
  new RegExp(
    String.raw`[€$£][1-9]\d{4,}|(?<![\d.,])[1-9]\d{4,}(?=\s?(?:[€$£]|(?:[Ee]uros?|[Dd]ollars?|${currencies})(?!\p{L})))`,
    'gu',
  ),
  `The thousands of this amount are not separated: write it as in ${example}.`,
];

const englishNumber = String.raw`\d,\d{3}\.\d+|\d\.\d{1,2}(?=\s?[%€$£])|${section}\d\.\d{1,2}(?=\s?${units})`;

/**
 * Rules that report amounts with the separators of another language, or without any. An amount that ends with three
 * zeros has no decimals, so `€10.000` is wrong in English, and `10,000 €` in German. French has no full stop in any
 * amount.
 */
export const amountRules = {
  en: [
    unseparated('€10,000'),
    foreignNumber(
      [
        String.raw`\d\.\d{3},\d+|\d,\d{3},\d{1,2}(?!\d)|[€$£]\d+,\d{1,2}(?!\d)|[€$£]\d{1,3}(?:\.000|\s\d{3})+(?!\d)`,
        String.raw`\d,\d{1,2}(?=\s?(?:[%€$£]|(?:per ?cent|pips?|lots?|${currencies})(?!\p{L})))`,
        String.raw`(?<!\d)\d{1,3}(?:\.000|\s\d{3})+(?=\s?(?:euros?|dollars?|pounds|${currencies})(?!\p{L}))`,
      ].join('|'),
      '1,000.50',
    ),
  ],
  de: [
    unseparated('10.000 €'),
    foreignNumber(String.raw`${englishNumber}|\d,000(?=\s?(?:[€$£]|${units}))`, '1.000,50'),
  ],
  fr: [
    unseparated('10 000 €'),
    foreignNumber(
      String.raw`${englishNumber}|\d\.\d{3},\d|\d[.,]000(?=\s?(?:[€$£]|${units}))|\d\.\d{3}(?=\s?[€$£])`,
      '1 000,50',
    ),
  ],
} satisfies Record<string, readonly TypographyRule[]>;

/** A hyphen between two numbers is right if one of these patterns matches the text before the numbers. */
const beforeHyphen = [
  String.raw`(?:\+|\b0|\(\d)[\d /()]*`, // phone numbers, as in “+49 30 12345-67” and “(212) 555-0143”
  String.raw`(?:n[°º]|N[or]\.|(?<!\p{L})[LRD]\.?)[ \u00a0]?`, // laws, as in “loi n° 78-753” and “L. 111-222”
];

const hyphenMessage = 'A hyphen between numbers: write – (from 2 to 5 is 2–5).';

const valueOf = (number = ''): number => Number(number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Whether two numbers with a hyphen are a range: they rise, as 2-5 and 2024-25, or are times of day. Shares (60-40),
 * votes (7-2) and numbers of laws and norms (ISO 9241-11) fall.
 */
function isRange(found: string): boolean {
  const [start = '', end = ''] = found.split('-').map((part) => part.replace(/[^\d.,]/g, ''));
  const isYear = /^(?:19|20)\d\d$/.test(start) && end.length === 2;
  return /\d(?:\s?h|[ap]m)-/.test(found) || valueOf(isYear ? start.slice(2) : start) < valueOf(end);
}

/**
 * Reports a hyphen in a range of numbers, with or without units, which needs a dash. Accepts “50-50”, and a month such
 * as “2026-05”.
 */
export const hyphenInRange = (right: string): TypographyRule => [
  new RegExp(
    String.raw`(?<![\p{L}\d-]|\d[.,]|${beforeHyphen.join('|')})(?!${right})(\d+(?:[.,]\d+)*)(?:\s?[%€$£h]|[ap]m)?-(?!\1\b|0\d)[€$£]?\d+(?:[.,]\d+)*(?![\d-])`,
    'gu',
  ),
  hyphenMessage,
  isRange,
];

/** A hyphen after a German ordinal number, as in “5.-10. Mai”. */
export const hyphenAfterOrdinal: TypographyRule = [/\d\.-(?=\d)/g, hyphenMessage];

/** Rules for numbers that apply in every language. */
export const numberRules: readonly TypographyRule[] = [
  [/[\d€$£][.,]--?(?![\p{L}\d-])/gu, 'A hyphen in place of cents: take it out.'],
  // “USD50”, “USD1m” and “50EUR”, but no names of products such as “EUR2X”.
  [
    new RegExp(
      String.raw`(?<!\p{L})${currencies}\d[\d.,]*(?:[kKmM]n?|bn)?(?![\p{L}\d])|\d${currencies}(?!\p{L})`,
      'gu',
    ),
    missingSpaceMessage,
  ],
  [/\d(?:[Ee]uros?|[Dd]ollars?|Prozent|[Pp]ips?|Uhr)(?!\p{L})/gu, missingSpaceMessage],
  [
    /\d(?:and|or|to|und|oder|bis|et|ou)(?!\p{L})|(?<!\p{L})(?:and|or|to|from|of|by|at|und|oder|bis|von|auf|um|mit|et|ou|de|à|par|pour)(?=\d)/gu,
    'A space is missing between the word and the number.',
  ],
  [/(?<=\p{L})\p{Ll}\.(?=\d)/gu, 'A space is missing after the full stop.'],
];
