import { groupBy } from '../../src/content/group-by';
import type { Problem } from '../../src/content/problem';

const reportLines = ({ line, column, field, message }: Problem): string =>
  `  line ${line}, column ${column}${field && ` · ${field}`}\n    ${message}`;

/** Formats problems as a readable report: grouped by file, with their number at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const byFile = groupBy(problems, ({ file }) => file);
  const parts = [...byFile].map(([file, own]) => `${file}\n${own.map(reportLines).join('\n')}\n`);
  const total =
    problems.length === 0
      ? 'Content: nothing to fix.'
      : `Content: ${problems.length} to fix in ${byFile.size} ${byFile.size === 1 ? 'file' : 'files'}.`;
  return [...parts, total].join('\n');
}
