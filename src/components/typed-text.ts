/* Normalizes text that visitors type, paste or autofill: removes invisible characters, and replaces full-width
   characters by the usual ones. */

/**
 * Characters without a visible glyph: format and control characters (zero-width spaces, soft hyphens, direction marks),
 * all that Unicode declares ignorable (variation selectors, Hangul fillers), line and paragraph separators, and the
 * empty Braille pattern. Tabs and line breaks are not among them.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const invisible = String.raw`(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]`;

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

const invisibleAnywhere = new RegExp(invisible, 'gu');
const invisibleInNames = new RegExp(`(${needed})|${invisible}`, 'gu');

/** Full-width and small forms, which East Asian keyboards type: `＠`, `．`, `１`. */
const wideForms = /[\ufe50-\ufe6f\uff00-\uffef]/g;

/** Trims a text and converts it to NFC. Replaces full-width letters and special spaces by the usual ones. */
const tidy = (text: string): string =>
  text
    .replace(wideForms, (form) => form.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .trim()
    .normalize('NFC');

export const withoutInvisible = (text: string): string => text.replace(invisibleAnywhere, '');

/** Normalizes a typed text that is not a name: removes all invisible characters. */
export const readText = (typed: string): string => tidy(withoutInvisible(typed));

/** Normalizes a typed name: one space between words, and invisible characters only where its script needs them. */
export const readName = (typed: string): string => tidy(typed.replace(invisibleInNames, '$1')).replace(/\s+/g, ' ');

/** Normalizes a typed code: letters and digits only, without spaces, hyphens and other separators. */
export const readCode = (typed: string): string => readText(typed).replace(/[\s\p{P}]/gu, '');

/** Whether two passwords look the same. An accented letter may be typed as one character or as two. */
export const looksLike = (password: string, other: string): boolean =>
  password.normalize('NFC') === other.normalize('NFC');
