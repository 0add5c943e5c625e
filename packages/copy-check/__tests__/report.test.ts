import { atTop, formatProblem, type Problem } from '../../../src/content/problem';
import { formatReport, sortProblems } from '../report';

const problem = (file: string, line: number, column = 1, field = 'title'): Problem => ({
  file,
  line,
  column,
  field,
  message: 'The text is empty.',
});

it('a problem is one line, which begins with its place', () => {
  expect(formatProblem(problem('content/de/index.md', 12, 3))).toBe(
    'content/de/index.md:12:3 title: The text is empty.',
  );
  expect(formatProblem(atTop('content/de/index.md', 'This page is missing.'))).toBe(
    'content/de/index.md:1:1 This page is missing.',
  );
});

it('problems are sorted by file, line and column, and each stands once', () => {
  const sorted = [problem('a.md', 2, 9), problem('a.md', 10, 1), problem('a.md', 10, 4), problem('b.md', 1)];
  const [first, second, third, fourth] = sorted as [Problem, Problem, Problem, Problem];
  expect(sortProblems([fourth, third, second, { ...third }, first])).toEqual(sorted);
});

it('a report names each file once, and below it line, field and what to do', () => {
  expect(formatReport([problem('a.md', 12, 3), problem('a.md', 40, 1, '')])).toBe(
    'a.md\n  line 12, column 3 · title\n    The text is empty.\n  line 40, column 1\n    The text is empty.\n\nContent: 2 to mend in 1 file.',
  );
});

it('a report counts its files', () => {
  expect(formatReport([problem('a.md', 1), problem('b.md', 2)])).toBe(
    'a.md\n  line 1, column 1 · title\n    The text is empty.\n\nb.md\n  line 2, column 1 · title\n    The text is empty.\n\nContent: 2 to mend in 2 files.',
  );
});

it('a report of nothing says so', () => {
  expect(formatReport([])).toBe('Content: nothing to mend.');
});
