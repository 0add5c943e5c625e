import { invisible, tidy } from './typed-text';

/**
 * Invisible characters that names need. Joiners change the spelling in Arabic and Indic scripts, and may end a word in
 * Malayalam. Variation selectors after Chinese characters distinguish Japanese family names. Emoji use both. Anywhere
 * else, as between Latin letters, they are removed.
 * https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters https://www.unicode.org/reports/tr37/
 */
const needed = [
  String.raw`(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic})`,
  String.raw`(?<=\p{Mn})(?<!\p{Script=Inherited})[\u200c\u200d]`,
  String.raw`(?<=\p{Script=Han})[\p{Variation_Selector}]`,
  String.raw`(?<=\p{Extended_Pictographic}[\p{EMod}\ufe0f]?)[\u200d\ufe0f]`,
].join('|');

const invisibleInNames = new RegExp(`(${needed})|${invisible}`, 'gu');

/** Normalizes a typed name: one space between words, and invisible characters only where its script needs them. */
export const readName = (typed: string): string => tidy(typed.replace(invisibleInNames, '$1')).replace(/\s+/g, ' ');
