import { readText, withHyphens } from './typed-text';

const isDigit = (character: string): boolean => /\p{Nd}/u.test(character);

/** Converts a digit of any script to ASCII. The ten digits of a script follow each other in Unicode. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Normalizes a typed number, phone number or code: ASCII digits, as in `123` for Arabic `١٢٣`, and hyphens for dashes of
 * all kinds.
 */
export const readNumber = (typed: string): string => withHyphens(readText(typed)).replace(/\p{Nd}/gu, asciiDigit);

/** Normalizes a typed code: letters and ASCII digits only, without spaces, hyphens and other separators. */
export const readCode = (typed: string): string => readNumber(typed).replace(/[\s\p{P}]/gu, '');
