import { isNode } from 'yaml';
import type { Locale } from '../i18n/locales';
import type { ParsedPage } from './page/page';
import type { Problem } from './problem';
import type { YamlSource } from './yaml/yaml-source';

/** A text of a file, with its position. */
export interface PlacedText {
  file: string;
  /** Path of the field, as in `Problem`. */
  field: string;
  value: string;
  /** Creates a problem at `length` characters from `index` on; without an index, at the whole text. */
  problem(message: string, index?: number, length?: number): Problem;
}

/** A text of the site in one language. */
export interface CopyText extends PlacedText {
  locale: Locale;
  /** Whether the text is rendered as Markdown. */
  isMarkdown: boolean;
}

/** Texts that are compared or counted together, such as those of a page in all languages. */
export type CopyTexts = readonly CopyText[];

/**
 * Finds the position of a part of a parsed value in `raw`, the value's source in the file. The part is `length`
 * characters from `index` on. Returns 0 if the part is written differently in the source (quotes, line breaks).
 */
function offsetWithin(raw: string, value: string, index: number, length: number): number {
  const [part = ''] = value.slice(index, index + length).split('\n');
  // A search for spaces alone would find indentation, so the characters around them are included.
  if (part.trim() === '' && index > 0) return offsetWithin(raw, value, index - 1, length + 1);
  const before = value.slice(0, index).split(part).length;
  const parts = raw.split(part);
  return parts.length > before ? parts.slice(0, before).join(part).length : 0;
}

/** The text at a node of a YAML or JSON file. */
export function textAt(source: YamlSource, node: unknown, field: string, value: string): PlacedText {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return {
    file: source.file,
    field,
    value,
    problem(message, index = 0, length = 0) {
      const shift = length === 0 ? 0 : offsetWithin(source.text.slice(start, end), value, index, length);
      return source.problemAtOffset(start + shift, field, message);
    },
  };
}

/** The text below a page's front matter. */
export const textOfBody = ({ file, text, body, bodyOffset }: ParsedPage): PlacedText => ({
  file,
  field: 'text',
  value: body,
  problem(message, index = 0) {
    const lines = text.slice(0, bodyOffset + index).split('\n');
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: 'text', message };
  },
});
