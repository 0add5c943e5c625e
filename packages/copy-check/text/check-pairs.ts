import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';
import { type Passage, passagesOf } from './passages';

/** Opening and closing mark. */
type Pair = readonly [open: string, close: string];

const brackets: Pair = ['(', ')'];

/** The outer quotation marks of each language, and a pattern of wrong ones, which check-typography.ts reports. */
const quotes: Record<string, readonly [pair: Pair, wrong: RegExp]> = {
  en: [['“', '”'], /["„«»]/],
  de: [['„', '“'], /["”«»]/],
  fr: [['«', '»'], /["„]|<<|>>/],
};

const roman = '(?:xl|l?x{0,3})(?:i[xv]|v?i{1,3}|(?<=[xl])|v)';

/**
 * Matches a numbering whose closing bracket needs no opening bracket, as in “a) Gold”, “point 2)”, “iv)”, the German
 * “bb)” and “2a)” and the French “a bis)”. A numbering with a full stop or °, as in “1.)”, must begin a line or follow
 * a word such as “and”.
 */
const beforeNumbering = new RegExp(
  String.raw`(?<![\p{L}\d(])(?:\p{L}|([a-k])\1|\d{1,3}|${roman}|(?:\p{L}|\d{1,3})\s(?:bis|ter|quater|quinquies))$` +
    String.raw`|(?<![\p{L}\d($€£.,])\d{1,3}[a-f]$` +
    String.raw`|(?:^|[\n:;,]\s*|(?<!\p{L})(?:and|und|et|le|au|du|lit\.|Nr\.|Buchst\.)\s)(?:\d{1,3}|[a-k])[.°]$`,
  'iu',
);

/** Positions of brackets or quotation marks without a partner in a passage. */
function singleMarks(words: string, [open, close]: Pair): number[] {
  const opened: number[] = [];
  const single: number[] = [];
  /** Indexes of closing brackets that could either end a numbering such as “a)” or close an open bracket. */
  const either: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (words[index] === open) opened.push(index);
    if (words[index] !== close) continue;
    if (close === ')' && beforeNumbering.test(words.slice(0, index))) either.push(index);
    else if (opened.pop() === undefined) single.push(index);
  }
  return [
    ...single,
    ...opened.filter((start, nth) => either.filter((end) => end > start).length <= opened.length - 1 - nth),
  ];
}

/** Reports brackets and quotation marks that open and do not close in the same paragraph, or the other way round. */
export function checkPairs(text: CopyText): Problem[] {
  const passages = passagesOf(text);
  const [pair, wrong] = quotes[text.locale] ?? [];
  /**
   * Whether a quotation continues in the next paragraph. In a quotation of several paragraphs, each one begins with the
   * opening mark, and only the last one ends with the closing mark.
   */
  const goesOn = (index: number): boolean => passages[index + 1]?.words.startsWith(pair?.[0] ?? brackets[0]) ?? false;
  const report = ({ words, offsets }: Passage, index: number): Problem =>
    text.problem(`“${words[index]}” has no counterpart: add it, or take this one out.`, offsets[index], 1);
  return passages.flatMap((passage, index) => {
    const isQuoteChecked = pair && !wrong?.test(passage.words) && !goesOn(index);
    const marks = [brackets, ...(isQuoteChecked ? [pair] : [])];
    return marks.flatMap((some) => singleMarks(passage.words, some)).map((at) => report(passage, at));
  });
}
