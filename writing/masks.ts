const references =
  /\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>|\]\([^)\s]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`/gi;

const fill = (text: string, pattern: RegExp, filler: string): string =>
  text.replace(pattern, (match) => filler.repeat(match.length));

/** What is not written to be read (placeholders, tags, addresses, code), replaced by as many fillers: positions stay. */
export const maskReferences = (text: string, filler: string): string => fill(text, references, filler);

/** The same, with digits for placeholders: most stand for a number. */
export const maskForTypography = (text: string): string => maskReferences(fill(text, /\{\{[^{}]*\}\}/g, '0'), 'x');
