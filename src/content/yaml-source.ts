import { isNode, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Problem } from './problem';

/** A YAML text (a settings file, or a page's front matter) that remembers where in its file everything stands. */
export interface YamlSource {
  file: string;
  document: Document;
  /** A problem at a node; without one, at the top of the file. */
  problemAt(node: unknown, field: string, message: string): Problem;
}

/** Parses YAML that starts `firstLine` lines into its file. Broken YAML yields problems, never an exception. */
export function readYaml(file: string, text: string, firstLine = 0): { source: YamlSource; problems: Problem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const problemAtOffset = (offset: number, field: string, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1) + firstLine, column: Math.max(col, 1), field, message };
  };
  const source: YamlSource = {
    file,
    document,
    problemAt: (node, field, message) => problemAtOffset(isNode(node) ? startOf(node) : 0, field, message),
  };
  const problems = document.errors.map((error) =>
    problemAtOffset(error.pos[0], '', `This is not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '')}.`),
  );
  return { source, problems };
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
