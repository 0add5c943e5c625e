import { withoutInvisible } from '../../components/typed-text';

/** A text as it is compared: small letters and digits without accents, words separated by one space. */
export interface Folded {
  text: string;
  /** For each character of `text`, the index of the character of the original that it comes from. */
  origin: readonly number[];
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** `L’Oréal` → `l oreal`, `EUR/USD` → `eur usd`, full-width `ｇｏｌｄ` → `gold`. */
export function fold(original: string): Folded {
  const origin: number[] = [];
  let text = '';
  let index = 0;
  for (const character of original) {
    const plain = withoutInvisible(character).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const kept = letterOrDigit.test(plain) ? plain : plain && text && !text.endsWith(' ') ? ' ' : '';
    text += kept;
    for (let rest = kept.length; rest > 0; rest -= 1) origin.push(index);
    index += character.length;
  }
  return text.endsWith(' ') ? { text: text.slice(0, -1), origin: origin.slice(0, -1) } : { text, origin };
}

/** The same without spaces: `EUR/USD` → `eurusd`. */
export const joinWords = ({ text, origin }: Folded): Folded => ({
  text: text.replaceAll(' ', ''),
  origin: origin.filter((_index, position) => text[position] !== ' '),
});

/** Whether a word has letters that names and symbols do not have, which are all in Latin script. */
export const isInOtherScript = (word: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(word);

/** The words of what a visitor typed, ready to be compared. */
export const wordsOf = (typed: string): string[] => fold(typed).text.split(' ').filter(Boolean);
