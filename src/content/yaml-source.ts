import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type YAMLParseError,
} from 'yaml';
import type { Problem } from './problem';

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

/** The opening character of each closing one. */
const openings: Readonly<Record<string, string>> = { '"': '"', "'": "'", ']': '[', '}': '{' };

const unclosed = /(?:^Missing closing | end with a )(["'\]}])/;

/** The parser reports an unclosed quotation mark or bracket where its text ends; this finds where it opens. */
function offsetOf({ message, pos: [end] }: YAMLParseError, document: Document, text: string): number {
  const opening = openings[unclosed.exec(message)?.[1] ?? ''];
  let start = end;
  visit(document, {
    Value: (_key, { range }) => {
      if (range?.[1] === end && text[range[0]] === opening) start = range[0];
    },
  });
  return start;
}

/** Messages for frequent mistakes, by the parser's message: its code MISSING_CHAR stands for a dozen of them. */
const explanations: readonly [error: RegExp, message: string][] = [
  [/^Map keys must be unique/, 'This key stands twice in its group: take one of them out.'],
  [unclosed, 'A quotation mark or bracket that opens here is never closed.'],
  [
    /^Implicit (?:map )?keys need/,
    'After this key, a colon with a space behind it is missing; or, if this goes on with the text above, spaces before it.',
  ],
  [
    /^Nested mappings/,
    'A text with a colon needs quotation marks around it; or the line below begins too far to the right.',
  ],
  [
    /^(?:Missing , |Unexpected .* at node end|Unexpected scalar)/,
    'A value has ended before this: is a comma missing, or a quotation mark too many? A text that begins with a brace, a bracket or an asterisk needs quotation marks around it.',
  ],
  [/^Plain value cannot start/, 'A text that begins with this character needs quotation marks around it.'],
  [/^Tabs are not allowed/, 'This line begins with a tab: use spaces.'],
  [
    /^(?:Sequence item without|All \w+ items must start)/,
    'This line begins further to the left or right than the others of its group: take out or add spaces before it.',
  ],
];

/** An understandable message for a frequent mistake; for others, the parser's message with a hint. */
function describeError({ message }: YAMLParseError): string {
  const known = explanations.find(([error]) => error.test(message));
  if (known) return known[1];
  const reason = message.replace(/ at line[^]*$/, '');
  return `This is not valid YAML: ${reason}. Look for a text that needs quotation marks, or for spaces too many or too few before the line.`;
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
  // Further errors are usually consequences of the first.
  const problems = document.errors
    .slice(0, 1)
    .map((error) => problemAtOffset(offsetOf(error, document, text), '', describeError(error)));
  return { source, problems };
}

/** A key as a string, also if YAML parses it as a number. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The path of a key in a map: `title`, or `sections[0].title`. */
export const fieldBelow = (field: string, key: string): string => (field ? `${field}.${key}` : key);

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
