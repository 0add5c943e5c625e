import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/copy-text';

/** What characters are that no text of the site needs: the first that fits. */
const kinds: readonly [pattern: RegExp, name: string][] = [
  [/\u00ad/, 'soft hyphen'],
  [/[\u200b\u2060\ufeff]/, 'space without a width'],
  [/[\u200c\u200d\u034f]/, 'joiner of characters'],
  [/[\u2028\u2029]/, 'line separator'],
  [/\p{Bidi_Control}/u, 'mark of the writing direction'],
  [/\p{Co}/u, 'private use'],
  [/\p{Zs}/u, 'space of another width'],
  [/\p{Cc}/u, 'control character'],
];

const kindOf = (character: string): string =>
  kinds.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character';

const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** A character as messages name it, such as “U+200B, space without a width”. */
const nameOf = (character: string): string => `U+${codeOf(character)}, ${kindOf(character)}`;

/** Latin letters, each before the Cyrillic and Greek ones that look the same. */
const lookalikes = 'aа cс eе iі jј oоο pр sѕ xх yу AАΑ BВΒ CС EЕΕ HНΗ IІΙ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУΥ ZΖ';
const latin = new Map(
  lookalikes.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
);

/** What Windows-1252 has at the bytes from 0x80 on; Latin-1 has control characters there. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = (character: string): number =>
  windows1252.includes(character) ? 0x80 + windows1252.indexOf(character) : character.charCodeAt(0);

/** A text that was written in UTF-8 and read in Windows-1252 or Latin-1, as it was; undefined if it cannot have been. */
function decoded(text: string): string | undefined {
  const bytes = Array.from(text, byteOf);
  if (bytes.some((byte) => byte > 255)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** `Ã¼` for “ü”, `â€™` for “’”, `ï»¿` for a byte-order mark: letters and marks of the three languages, and no word of theirs. */
const misread =
  /(?:[ÂÃÅ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â[€‚„†ˆ\u0080-\u009f][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|ï»¿)+/g;

const reread = (found: string): string => decoded(found)?.replace(misread, reread) ?? found;

/** Characters that are wrong wherever they stand. */
interface Rule {
  pattern: RegExp;
  /** The right characters in its place: the match itself if it is right, undefined if that cannot be known. */
  right(found: string): string | undefined;
  message(found: string, right?: string): string;
}

const rules: readonly Rule[] = [
  {
    pattern: misread,
    right: reread,
    message: (found, right) => `“${found}” stands for “${right}”, which a program has read in another encoding.`,
  },
  {
    pattern: /\P{M}\p{M}+/gu,
    right: (found) => found.normalize('NFC'),
    message: (_, right) => `“${right}” is a letter and a mark here, as macOS stores it: it has to be one character.`,
  },
  {
    // Letters of formulas, such as the Ω of kΩ, look like no other.
    pattern: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu,
    right: inLatin,
    message: (found) => {
      const letter = [...found].find((one) => latin.has(one)) ?? found;
      const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
      return `“${letter}” in “${found}” is ${script} (U+${codeOf(letter)}) and looks like a Latin letter: type the word again.`;
    },
  },
  {
    // Spaces that the fonts of the site cannot draw. Those of French typography, U+00A0, U+2009 and U+202F, are typeset.
    pattern: /[\v\f\u0085\u1680\u2000-\u2008\u200a\u2028\u2029\u205f\u3000]/g,
    right: () => ' ',
    message: (found) => `A space that the fonts cannot draw (${nameOf(found)}): write an ordinary one.`,
  },
  {
    pattern: /[\p{Cf}\u034f\ufffc]/gu,
    right: () => '',
    message: (found) => `A character that cannot be seen (${nameOf(found)}), often pasted from elsewhere: take it out.`,
  },
  {
    pattern: /(?![\t\n\v\f\u0085])[\p{Cc}\p{Co}]/gu,
    right: () => undefined,
    message: (found) => `A character without a meaning for browsers (${nameOf(found)}): type what it should be.`,
  },
];

/** A word in Latin letters, if others in it look like them; words of other alphabets are right. */
function inLatin(word: string): string | undefined {
  const others = word.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? [];
  const isMixed = others.length < word.length && /[\p{Script=Cyrillic}]/u.test(word);
  if (others.every((letter) => latin.has(letter))) return word.replace(/./gu, (letter) => latin.get(letter) ?? letter);
  return isMixed ? undefined : word;
}

const formatter = 'Or run npm run content:format.';

/** Characters of a text that are no right ones in any language, each with what belongs there if that is certain. */
export function checkCharacters(text: CopyText): Problem[] {
  const problems: Problem[] = [];
  let rest = text.value;
  for (const { pattern, right, message } of rules)
    rest = rest.replace(pattern, (found: string, index: number) => {
      const wanted = right(found);
      if (wanted === found) return found;
      const advice = message(found, wanted);
      problems.push(text.problem(wanted === undefined ? advice : `${advice} ${formatter}`, index, found.length));
      return 'x'.repeat(found.length);
    });
  return problems;
}

/** A file's text with the characters put right for which there is one right answer. */
export const withRightCharacters = (text: string): string =>
  rules.reduce((changed, { pattern, right }) => changed.replace(pattern, (found) => right(found) ?? found), text);
