import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, visit } from 'yaml';
import type { Problem } from './problem';
import { mistakeIn } from './yaml-mistakes';

/** Parsed YAML (a settings file, or a page's front matter) with positions in the file. */
export interface YamlSource {
  file: string;
  /** The source text. */
  text: string;
  document: Document;
  /** A problem at a node, or at the first `excerpt` within it; without a node, at the top of the file. */
  problemAt(node: unknown, field: string, message: string, excerpt?: string): Problem;
  /** A problem at a place in `text`, counted in characters from its start. */
  problemAtOffset(offset: number, field: string, message: string): Problem;
}

/** Takes out the line breaks with which a block of YAML ends: `|`, `|-` and `|+` say the same. */
const trimBlocks = (document: Document): void =>
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && node.type?.startsWith('BLOCK')) node.value = node.value.replace(/\n+$/, '');
    },
  });

/**
 * YAML in which blocks keep their line breaks, where `>` would join lines. Markdown joins those of a paragraph itself, and
 * needs those between paragraphs and list items. All positions stay the same.
 */
export function withoutFolding(text: string): string {
  if (!/[:-] +>/.test(text)) return text;
  let literal = text;
  visit(parseDocument(text), {
    Scalar: (_key, { type, range }) => {
      if (type === 'BLOCK_FOLDED' && range) literal = `${literal.slice(0, range[0])}|${literal.slice(range[0] + 1)}`;
    },
  });
  return literal;
}

/** Parses YAML that starts `firstLine` lines into its file. Broken YAML yields one problem, never an exception. */
export function readYaml(file: string, text: string, firstLine = 0): { source: YamlSource; problems: Problem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const problemAtOffset = (offset: number, field: string, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine, column: Math.max(col, 1), field, message };
  };
  const source: YamlSource = {
    file,
    text,
    document,
    problemAtOffset,
    problemAt(node, field, message, excerpt = '') {
      const start = (isNode(node) && node.range?.[0]) || 0;
      const found = text.indexOf(excerpt, start);
      return problemAtOffset(found < 0 ? start : found, field, message);
    },
  };
  trimBlocks(document);
  const mistake = mistakeIn(document, text);
  return { source, problems: mistake ? [problemAtOffset(mistake.offset, '', mistake.message)] : [] };
}

/** A text that YAML may hold in several lines and that is one on the page. */
export const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** A key as a string, also if YAML parses it as a number. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The path of a key in a map: `title`, or `sections[0].title`. */
export const fieldBelow = (field: string, key: string): string => (field ? `${field}.${key}` : key);

/** The last key of a path: `title` of `sections[0].title`. */
export const lastKeyOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

type Visit = (node: unknown, field: string, value: string) => void;

/**
 * Calls `visit` for each string below a node, with its path. Skips keys for which `skip` is true, with their content.
 */
export function visitStrings(node: unknown, field: string, visit: Visit, skip?: (key: string) => boolean): void {
  if (isScalar(node) && typeof node.value === 'string') visit(node, field, node.value);
  if (isSeq(node)) node.items.forEach((item, index) => visitStrings(item, `${field}[${index}]`, visit, skip));
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const key = keyOf(pair);
    if (!skip?.(key)) visitStrings(pair.value, fieldBelow(field, key), visit, skip);
  }
}
