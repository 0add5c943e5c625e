import { escapeRegExp } from './escape-reg-exp';

/** A text as it may stand in its file: a space may be a line break there, a quotation mark may be escaped. */
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
 * Where in `raw`, the text of a value as its file has it, a part of the parsed value stands: `length` characters
 * from `index` on. Zero where quoting or folding has changed it beyond recognition.
 */
export function offsetWithin(raw: string, value: string, index: number, length: number): number {
  const isBlank = value.slice(index, index + length).trim() === '';
  // Spaces alone are everywhere in a file that is indented; what stands around them is not.
  if (isBlank && index > 0) return offsetWithin(raw, value, index - 1, length + 1);
  const pattern = patternOf(value.slice(index, index + length));
  const before = [...value.matchAll(pattern)].filter((match) => match.index < index).length;
  return [...raw.matchAll(pattern)][before]?.index ?? 0;
}
