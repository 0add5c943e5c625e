import { escapeRegExp } from '../tools/escape-reg-exp';

/** A pattern for a text in its file, where spaces may be line breaks and quotation marks escaped. */
const patternOf = (excerpt: string): RegExp =>
  new RegExp(
    escapeRegExp(excerpt)
      .replace(/(?<! ) (?! )/g, '(?: |\\r?\\n\\s*)')
      .replace(/\r?\n+/g, '\\s+')
      .replace(/"/g, '\\\\?"')
      .replace(/'/g, "''?"),
    'g',
  );

/**
 * Finds a part of a parsed value, `length` characters from `index` on, in `raw`, the source of the value in its file.
 * Returns 0 if it is not found because of quoting or folding.
 */
export function offsetWithin(raw: string, value: string, index: number, length: number): number {
  const isBlank = value.slice(index, index + length).trim() === '';
  // Spaces alone would match indentation, so the characters around them are included.
  if (isBlank && index > 0) return offsetWithin(raw, value, index - 1, length + 1);
  const pattern = patternOf(value.slice(index, index + length));
  const before = [...value.matchAll(pattern)].filter((match) => match.index < index).length;
  return [...raw.matchAll(pattern)][before]?.index ?? 0;
}
