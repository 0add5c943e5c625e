import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
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

/** The parser reports an unclosed quotation mark at the end of the text; this finds where it opens. */
function offsetOf(error: YAMLParseError, document: Document): number {
  const [end] = error.pos;
  let start = end;
  if (error.code === 'MISSING_CHAR')
    visit(document, {
      Scalar: (_key, { range }) => {
        if (range && range[0] <= end && range[1] >= end - 1) start = range[0];
      },
    });
  return start;
}

/** Understandable messages for frequent syntax errors; for others, the parser's message is used. */
function describeError({ code, message }: YAMLParseError): string {
  if (code === 'DUPLICATE_KEY') return 'This key stands twice in its group: take one of them out.';
  if (code === 'MISSING_CHAR')
    return 'This is not valid YAML: a quotation mark or bracket that opens here is never closed.';
  const reason = message.split('\n')[0]?.replace(/ at line.*$/, '') ?? '';
  return `This is not valid YAML: ${reason}. Look for a colon in a text without quotation marks, or for spaces too many or too few before the line.`;
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
    .map((error) => problemAtOffset(offsetOf(error, document), '', describeError(error)));
  return { source, problems };
}
