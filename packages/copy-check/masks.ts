const references =
  /\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>|\]\([^)\s]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`/gi;

const fill = (text: string, pattern: RegExp, filler: string): string =>
  text.replace(pattern, (match) => filler.repeat(match.length));

/** Replaces placeholders, tags, addresses and code by fillers of the same length, so that positions stay valid. */
export const maskReferences = (text: string, filler: string): string => fill(text, references, filler);

/** The same with digits for placeholders, most of which are numbers. */
export const maskForTypography = (text: string): string => maskReferences(fill(text, /\{\{[^{}]*\}\}/g, '0'), 'x');
