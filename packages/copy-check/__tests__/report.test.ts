import { sortProblems } from '../../../src/content/problem';
import { formatReport } from '../report';

const problem = (file: string, line: number, column = 1, field = 'title') => ({
  file,
  line,
  column,
  field,
  message: 'The text is empty.',
});

it('the report of the content check sorts problems by file, line and column, and lists each problem once', () => {
  const unsorted = [problem('b.md', 1), problem('a.md', 10, 4), problem('a.md', 2, 9), problem('a.md', 10, 1)];
  const sorted = [problem('a.md', 2, 9), problem('a.md', 10, 1), problem('a.md', 10, 4), problem('b.md', 1)];
  expect(sortProblems([...unsorted, problem('a.md', 2, 9)])).toEqual(sorted);
});

it('the report of the content check groups problems by file, with line, field and advice, and ends with a count', () => {
  expect(formatReport([problem('a.md', 12, 3), problem('a.md', 40, 1, ''), problem('b.md', 2)])).toBe(
    'a.md\n  line 12, column 3 · title\n    The text is empty.\n  line 40, column 1\n    The text is empty.\n\nb.md\n  line 2, column 1 · title\n    The text is empty.\n\nContent: 3 to fix in 2 files.',
  );
  expect(formatReport([problem('a.md', 1)])).toContain('Content: 1 to fix in 1 file.');
  expect(formatReport([])).toBe('Content: nothing to fix.');
});
