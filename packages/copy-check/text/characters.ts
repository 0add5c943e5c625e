import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';

/** Kinds of characters that the site's texts never need, with their names for messages. The first match applies. */
const kinds: readonly [pattern: RegExp, name: string][] = [
  [/\u00ad/, 'soft hyphen'],
  [/[\u200b\u2060\ufeff]/, 'space without a width'],
  [/[\u200c\u200d\u034f]/, 'joiner of characters'],
  [/[\u2028\u2029]/, 'line separator'],
  [/\p{Bidi_Control}/u, 'mark of the writing direction'],
  [/\p{Co}/u, 'private use'],
  [/\p{Zs}/u, 'space of another width'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'half a character'],
];

const kindOf = (character: string): string =>
  kinds.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character';

const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** A character's name for messages, such as “U+200B, space without a width”. */
const nameOf = (character: string): string => `U+${codeOf(character)}, ${kindOf(character)}`;

/** Latin letters, each followed by the Cyrillic and Greek letters that look the same. */
const lookalikes = 'aа cс eе iі jј oоο pр sѕ xх yу AАΑ BВΒ CС EЕΕ HНΗ IІΙ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУΥ ZΖ';
const latin = new Map(
  lookalikes.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
);

/** The characters that Windows-1252 has for the bytes 0x80 to 0x9F. Latin-1 has control characters there. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = (character: string): number =>
  windows1252.includes(character) ? 0x80 + windows1252.indexOf(character) : character.charCodeAt(0);

/**
 * Repairs a UTF-8 text that was decoded as Windows-1252 or Latin-1: `Ã¼` becomes “ü”. Returns undefined for a text that
 * cannot have arisen in this way.
 */
function decoded(text: string): string | undefined {
  const bytes = Array.from(text, byteOf);
  if (bytes.some((byte) => byte > 255)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Matches typical results of a wrong encoding: `Ã¼` for “ü”, `â€™` for “’”, `ï»¿` for a byte-order mark. None of them
 * occurs in correct texts.
 */
const misread =
  /(?:[ÂÃÅ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â[€‚„†ˆ\u0080-\u009f][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|ï»¿)+/g;

const reread = (found: string): string => decoded(found)?.replace(misread, reread) ?? found;

/**
 * Replacements for special characters that Unicode's normalization form NFKC does not replace, or replaces by others.
 */
const replacements: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2012': '–',
  '\u2015': '–',
  '\u2025': '…',
  '\u20a0': '€',
};

/** Replaces special forms of characters by ordinary ones: “ﬁ” by “fi”. */
const ordinary = (text: string): string =>
  Array.from(text, (one) => replacements[one] ?? one.normalize('NFKC')).join('');

/** A rule for characters that are wrong in any text. */
interface Rule {
  pattern: RegExp;
  /** Returns the replacement for a match: the match unchanged if it is right; undefined if no replacement is known. */
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
    // A mathematical letter such as the Ω of kΩ resembles no Latin letter, so it is accepted.
    pattern: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu,
    right: inLatin,
    message: (found) => {
      const letter = [...found].find((one) => latin.has(one)) ?? found;
      const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
      return `“${letter}” in “${found}” is ${script} (U+${codeOf(letter)}) and looks like a Latin letter: type the word again.`;
    },
  },
  {
    // Special forms of ordinary characters: ligatures from PDF files, full-width and mathematical letters, other hyphens.
    pattern: new RegExp(
      String.raw`[${Object.keys(replacements).join('')}\u2024\ufb00-\ufb06\uff01-\uff5e\uffe1\uffe5\u{1d400}-\u{1d7ff}]+`,
      'gu',
    ),
    right: ordinary,
    message: (found, right) => `“${found}” is a special form of “${right}”, which the fonts cannot draw: write that.`,
  },
  {
    // Spaces for which the site's fonts have no glyph. U+00A0, U+2009 and U+202F are accepted: French typography uses
    // them, and the build typesets them.
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
    pattern: /(?![\t\n\v\f\u0085])[\p{Cc}\p{Co}\p{Cs}]/gu,
    right: () => undefined,
    message: (found) => `A character without a meaning for browsers (${nameOf(found)}): type what it should be.`,
  },
];

/** Replaces look-alike letters in a word that also has Latin letters. Words in other scripts are left unchanged. */
function inLatin(word: string): string | undefined {
  const others = word.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? [];
  const isMixed = others.length < word.length && /[\p{Script=Cyrillic}]/u.test(word);
  if (others.every((letter) => latin.has(letter))) return word.replace(/./gu, (letter) => latin.get(letter) ?? letter);
  return isMixed ? undefined : word;
}

const formatter = 'Or run npm run content:format.';

/** Reports wrong characters in a text. Suggests `npm run content:format` for those that it can replace. */
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

/** Replaces wrong characters in a file's text where the right one is certain. */
export const withRightCharacters = (text: string): string =>
  rules.reduce((changed, { pattern, right }) => changed.replace(pattern, (found) => right(found) ?? found), text);
