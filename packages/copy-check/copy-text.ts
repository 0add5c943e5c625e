import { isNode } from 'yaml';
import type { Locale } from '../../src/i18n/locales';
import type { ParsedPage } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import type { YamlSource } from '../../src/content/yaml-source';

/** A text of the site in one language, with its position. */
export interface CopyText {
  file: string;
  locale: Locale;
  /** As in a `Problem`. */
  field: string;
  value: string;
  /** A problem of `length` characters from `index` on; without them, of the whole text. */
  problem(message: string, index?: number, length?: number): Problem;
}

/**
 * Finds a part of a parsed value, `length` characters from `index` on, in `raw`, the source of the value in its file.
 * Returns the start of the value where quotation marks or line breaks are written in another way.
 */
function offsetWithin(raw: string, value: string, index: number, length: number): number {
  const [part = ''] = value.slice(index, index + length).split('\n');
  // Spaces alone would match indentation, so the characters around them are included.
  if (part.trim() === '' && index > 0) return offsetWithin(raw, value, index - 1, length + 1);
  const before = value.slice(0, index).split(part).length;
  const parts = raw.split(part);
  return parts.length > before ? parts.slice(0, before).join(part).length : 0;
}

/** The text at a node of a YAML or JSON file. */
export function textAtNode(source: YamlSource, node: unknown, locale: Locale, field: string, value: string): CopyText {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return {
    file: source.file,
    locale,
    field,
    value,
    problem(message, index = 0, length = 0) {
      const shift = length === 0 ? 0 : offsetWithin(source.text.slice(start, end), value, index, length);
      return source.problemAtOffset(start + shift, field, message);
    },
  };
}

/** The text below a page's front matter. */
export const textOfBody = ({ file, locale, text, body, bodyOffset }: ParsedPage): CopyText => ({
  file,
  locale,
  field: 'text',
  value: body,
  problem(message, index = 0) {
    const lines = text.slice(0, bodyOffset + index).split('\n');
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: 'text', message };
  },
});

/** A problem for each match of a pattern with the flag `g` in a text, or in `masked`, which has the same length. */
export const problemsWhere = (
  text: CopyText,
  pattern: RegExp,
  masked: string,
  message: (found: string, index: number) => string,
): Problem[] =>
  [...masked.matchAll(pattern)].map(({ 0: found, index }) => text.problem(message(found, index), index, found.length));

const references =
  /\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>|\]\([^)\s]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|`[^`]*`/gi;

const fill = (text: string, pattern: RegExp, filler: string): string =>
  text.replace(pattern, (match) => filler.repeat(match.length));

/** Replaces placeholders, tags, addresses and code by fillers of the same length, so that positions stay valid. */
export const maskReferences = (text: string, filler: string): string => fill(text, references, filler);

/** The same with digits for placeholders, most of which are numbers. */
export const maskForTypography = (text: string): string => maskReferences(fill(text, /\{\{[^{}]*\}\}/g, '0'), 'x');
