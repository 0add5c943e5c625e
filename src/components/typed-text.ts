/*
 * Normalizes what visitors type, paste or have filled in: invisible characters are removed, and full-width forms
 * replaced by the usual characters.
 */

/**
 * Characters that are shown as nothing: format and control characters (marks for the direction of text, zero-width spaces,
 * soft hyphens, byte order marks, tags), whatever else Unicode says to ignore (variation selectors, Hangul fillers), line
 * and paragraph separators, and the empty Braille pattern. Not tabs and line breaks, which take up room.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const invisible = String.raw`(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]`;

/**
 * Invisible characters that names need: joiners in Arabic and Indic scripts, where they change the spelling, in
 * Malayalam also at the end of a word; variation selectors after Chinese characters, which distinguish Japanese
 * family names; both in emoji. Elsewhere, as between Latin letters, they are removed.
 * https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters https://www.unicode.org/reports/tr37/
 */
const needed = [
  String.raw`(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic})`,
  String.raw`(?<=\p{Mn})(?<!\p{Script=Inherited})[\u200c\u200d]`,
  String.raw`(?<=\p{Script=Han})[\p{Variation_Selector}]`,
  String.raw`(?<=\p{Extended_Pictographic}[\p{EMod}\ufe0f]?)[\u200d\ufe0f]`,
].join('|');

const invisibleAnywhere = new RegExp(invisible, 'gu');
const invisibleInNames = new RegExp(`(${needed})|${invisible}`, 'gu');

/** Full-width and small forms, as East Asian keyboards write them: `＠`, `．`, `１`. */
const wideForms = /[\ufe50-\ufe6f\uff00-\uffef]/g;

/** The text in NFC, with ordinary letters for full-width forms, plain spaces, and no space at either end. */
const tidy = (text: string): string =>
  text
    .replace(wideForms, (form) => form.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .trim()
    .normalize('NFC');

export const withoutInvisible = (text: string): string => text.replace(invisibleAnywhere, '');

/** A typed text that is not a name: without anything that cannot be seen. */
export const readText = (typed: string): string => tidy(withoutInvisible(typed));

/** A typed name: one space between words, and invisible characters only where its script needs them. */
export const readName = (typed: string): string => tidy(typed.replace(invisibleInNames, '$1')).replace(/\s+/g, ' ');

/** A typed code: letters and digits, without what separates them for the eye. */
export const readCode = (typed: string): string => readText(typed).replace(/[\s\p{P}]/gu, '');

/** Whether two passwords look the same. An accent may be typed as one character or as two. */
export const looksLike = (password: string, other: string): boolean =>
  password.normalize('NFC') === other.normalize('NFC');
