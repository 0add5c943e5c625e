import { withoutInvisible } from '../../text-input/typed-text';

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Replacements for letters that NFKD normalisation does not split into a plain letter and an accent. */
const basicLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** How umlauts are typed on a keyboard that has none. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Prepares a text for comparison: `L’Oréal` → `l oreal`, `EUR/USD` → `eur usd`, full-width `ｇｏｌｄ` → `gold`. `letters`
 * has further replacements: with `umlauts`, `Öl` → `oel`. Returns a part for each character; `textOf` joins the parts.
 */
function fold(original: string, letters: Record<string, string> = {}): string[] {
  let last = ' ';
  return [...original].map((character) => {
    const small = withoutInvisible(character).toLowerCase();
    const basic = letters[small] ?? basicLetters[small] ?? small;
    const plain = basic.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const part = letterOrDigit.test(plain) ? plain : plain && last !== ' ' ? ' ' : '';
    last = part.at(-1) ?? last;
    return part;
  });
}

/** Joins the parts that `fold` returns: lower-case letters and digits without accents, words separated by one space. */
export const textOf = (parts: readonly string[]): string => parts.join('').trimEnd();

/**
 * Returns all readings of a text: with and without spaces between words, and with umlauts written as `u` or `ue`. Each
 * reading has a part for each character of the text.
 */
export function readingsOf(text: string): string[][] {
  const folded = [fold(text), fold(text, umlauts)];
  return [...folded, ...folded.map((parts) => parts.map((part) => part.trim()))];
}

/** Whether a word has letters of another script than Latin. No instrument's name or symbol has such letters. */
export const isInOtherScript = (word: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(word);

/** Splits a typed text into words, folded as by `fold`. */
export const searchWords = (typed: string): string[] => textOf(fold(typed)).split(' ').filter(Boolean);
