/** A mistake in a content file, described so that a copywriter can find and correct it. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** Path of the field, as in `sections[1].cards[0].title`; empty for the whole file. */
  field: string;
  /** What is wrong and how to fix it, as a sentence. */
  message: string;
}

/** Formats a problem as one line that editors and terminals turn into a link. */
export const formatProblem = ({ file, line, column, field, message }: Problem): string =>
  `${file}:${line}:${column} ${field && `${field}: `}${message}`;

/** A problem of a whole file. */
export const atTop = (file: string, message: string): Problem => ({ file, line: 1, column: 1, field: '', message });

/** Formats names with quotation marks for a message. */
export const quoteAll = (names: Iterable<string>): string => [...names].map((name) => `“${name}”`).join(', ');

/** Sorts problems by file and place, and removes duplicates. */
export function sortProblems<One extends Problem>(problems: readonly One[]): One[] {
  const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...distinct.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
