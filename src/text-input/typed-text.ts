/* Normalizes text that visitors type, paste or autofill: removes invisible characters, and replaces full-width
   characters by the usual ones. Names and numbers have files of their own, since few pages need both. */

/**
 * Characters without a visible glyph: format and control characters (zero-width spaces, soft hyphens, direction marks),
 * all that Unicode declares ignorable (variation selectors, Hangul fillers), line and paragraph separators, and the
 * empty Braille pattern. Tabs and line breaks are not among them.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const invisible = String.raw`(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]`;

const invisibleAnywhere = new RegExp(invisible, 'gu');

/** Full-width and small forms, which East Asian keyboards type: `＠`, `．`, `１`. */
const wideForms = /[\ufe50-\ufe6f\uff00-\uffef]/g;

/** Trims a text and converts it to NFC. Replaces full-width letters and special spaces by the usual ones. */
export const tidy = (text: string): string =>
  text
    .replace(wideForms, (form) => form.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .trim()
    .normalize('NFC');

export const withoutInvisible = (text: string): string => text.replace(invisibleAnywhere, '');

/** Normalizes a typed text that is not a name: removes all invisible characters. */
export const readText = (typed: string): string => tidy(withoutInvisible(typed));

/**
 * Replaces dashes of all kinds by hyphens. Web pages and word processors write phone numbers and e-mail addresses with
 * non-breaking hyphens, which look the same.
 */
export const withHyphens = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** Whether two passwords look the same. An accented letter may be typed as one character or as two. */
export const looksLike = (password: string, other: string): boolean =>
  password.normalize('NFC') === other.normalize('NFC');
