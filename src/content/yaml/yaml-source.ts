import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Problem } from '../problem';
import { mistakeIn } from './yaml-mistakes';

/** Parsed YAML (a settings file, or a page's front matter) with positions in the file. */
export interface YamlSource {
  file: string;
  /** The text that was parsed. */
  text: string;
  document: Document;
  /**
   * Creates a problem at a node, or at the first occurrence of `excerpt` in it; without a node, at the top of the file.
   */
  problemAt(node: unknown, field: string, message: string, excerpt?: string): Problem;
  /** Creates a problem at the value to which keys lead or, if there is none, at the innermost group that exists. */
  problemIn(path: readonly (string | number)[], message: string): Problem;
  /** Creates a problem at an offset in `text`, in characters. */
  problemAtOffset(offset: number, field: string, message: string): Problem;
}

/** Removes line breaks at the end of block texts, so that `|`, `|-` and `|+` mean the same. */
const trimBlocks = (document: Document): void =>
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string' && node.type?.startsWith('BLOCK')) node.value = node.value.replace(/\n+$/, '');
    },
  });

/**
 * Changes `>` blocks to `|`, which keep their line breaks. Markdown joins the lines of a paragraph itself, and needs
 * the breaks between paragraphs and list items. All positions stay the same.
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

/**
 * Parses YAML that begins `firstLine` lines below the start of its file. Invalid YAML yields one problem, never an
 * exception.
 */
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
    problemIn(path, message) {
      const inner = [...path];
      while (inner.length > 0 && !document.hasIn(inner)) inner.pop();
      const field = path.reduce<string>(
        (above, key) => (typeof key === 'number' ? `${above}[${key}]` : fieldBelow(above, key)),
        '',
      );
      return source.problemAt(document.getIn(inner, true), field, message);
    },
  };
  trimBlocks(document);
  const mistake = mistakeIn(document, text);
  return { source, problems: mistake ? [problemAtOffset(mistake.offset, '', mistake.message)] : [] };
}

/** Joins the lines of a text that is one line on the page. */
export const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** The key of a pair as a string, even if YAML has parsed it as a number. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The path of a key below a field: `title`, or `sections[0].title`. */
export const fieldBelow = (field: string, key: string): string => (field ? `${field}.${key}` : key);

/** The last key of a path: `title` of `sections[0].title`. */
export const lastKeyOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

interface StringAt {
  node: Scalar;
  field: string;
  value: string;
}

/** All strings of a YAML document, with their paths. */
export function stringsIn({ contents }: Document): StringAt[] {
  const below = (node: unknown, field: string): StringAt[] => {
    if (isSeq(node)) return node.items.flatMap((item, index) => below(item, `${field}[${index}]`));
    if (isMap(node)) return node.items.flatMap((pair) => below(pair.value, fieldBelow(field, keyOf(pair))));
    return isScalar(node) && typeof node.value === 'string' ? [{ node, field, value: node.value }] : [];
  };
  return below(contents, '');
}
