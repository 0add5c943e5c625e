const wordJoiner = '\u2060';

/** Fields that no line is broken in, or whose words a visitor's voice control has to find as they are written. */
const untouched = /(?:^|\.)(?:label|alt|src|route)$/;

/**
 * Keeps “E-Mail” on one line: browsers may break after its hyphen, and the fonts have no glyph for the no-break hyphen
 * (U+2011). A word joiner is drawn as nothing and forbids the break: https://www.unicode.org/reports/tr14/#WJ.
 */
export const joinHyphens = (text: string, field: string): string =>
  untouched.test(field) ? text : text.replace(/(?<![\p{L}\p{N}/.@-])(\p{L})-(?=\p{L})/gu, `$1-${wordJoiner}`);

/** The text as it is written in its file. */
export const splitHyphens = (text: string): string => text.replaceAll(wordJoiner, '');
