import { withoutInvisible } from '../../components/typed-text';

/** A text prepared for comparison: lower-case letters and digits without accents, words separated by one space. */
export interface Folded {
  text: string;
  /** For each character of `text`, its index in the original text. */
  origin: readonly number[];
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** What is typed for letters that have no accent to remove. */
const basicLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** What is typed for umlauts with a keyboard that has none. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Prepares a text for comparison: `L’Oréal` → `l oreal`, `EUR/USD` → `eur usd`, full-width `ｇｏｌｄ` → `gold`. With
 * `letters`, its letters are written in that way: `Öl` → `oel`.
 */
export function fold(original: string, letters: Record<string, string> = {}): Folded {
  const origin: number[] = [];
  let text = '';
  let index = 0;
  for (const character of original) {
    const small = withoutInvisible(character).toLowerCase();
    const basic = letters[small] ?? basicLetters[small] ?? small;
    const plain = basic.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const kept = letterOrDigit.test(plain) ? plain : plain && text && !text.endsWith(' ') ? ' ' : '';
    text += kept;
    for (let rest = kept.length; rest > 0; rest -= 1) origin.push(index);
    index += character.length;
  }
  return text.endsWith(' ') ? { text: text.slice(0, -1), origin: origin.slice(0, -1) } : { text, origin };
}

/** Removes the spaces from a folded text: `eur usd` → `eurusd`. */
export const joinWords = ({ text, origin }: Folded): Folded => ({
  text: text.replaceAll(' ', ''),
  origin: origin.filter((_index, position) => text[position] !== ' '),
});

/** All readings of a text: with and without spaces between words, and with umlauts written as `u` or `ue`. */
export function readingsOf(text: string): Folded[] {
  const folded = [fold(text), fold(text, umlauts)];
  return [...folded, ...folded.map(joinWords)];
}

/** Whether a word has letters of another script than Latin. No instrument's name or symbol has such letters. */
export const isInOtherScript = (word: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(word);

/** Splits a typed text into words, folded as by `fold`. */
export const searchWords = (typed: string): string[] => fold(typed).text.split(' ').filter(Boolean);
