import { isNode } from 'yaml';
import type { Locale } from '../../src/i18n/locales';
import type { ParsedPage } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import type { YamlSource } from '../../src/content/yaml-source';
import { offsetWithin } from './locate';

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
export const textOfBody = ({
  file,
  locale,
  text,
  body,
  bodyOffset,
}: Omit<ParsedPage, 'route' | 'source'>): CopyText => ({
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
