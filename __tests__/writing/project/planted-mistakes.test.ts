import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../src/content/problem';
import { BrokenProject } from './broken-project';
import { plantedMistakes } from './planted-mistakes';

/** Runs the command itself, dictionaries included. */
function contentCheck(root: string, ...options: string[]): { output: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync('npx', ['tsx', 'scripts/content-check.ts', '--root', root, ...options], {
    encoding: 'utf8',
  });
  return { output: status === null ? stderr : stdout, status };
}

const lineOf = (root: string, file: string, needle: string): number => {
  const text = readFileSync(join(root, file), 'utf8');
  return text.slice(0, text.indexOf(needle)).split('\n').length;
};

jest.setTimeout(120_000);

it('npm run content:check finds nothing in the content as it is', () => {
  expect(contentCheck('.')).toEqual({ output: 'Content: nothing to mend.\n', status: 0 });
});

it('npm run content:check tells each of ten planted mistakes with its file and line, and nothing else', () => {
  const project = new BrokenProject();
  const planted = plantedMistakes.map(({ file, from, to, at, what, ...expected }) => {
    const line = project.change(file, (text) => text.replace(from, to));
    return { file, ...expected, what, line: at ? lineOf(project.root, file, at) : line };
  });
  const { output, status } = contentCheck(project.root, '--json');
  const problems = JSON.parse(output) as Problem[];
  for (const { what, file, line, field, message } of planted) {
    const found = problems.filter(
      (problem) => problem.file === file && problem.line === line && message.test(problem.message),
    );
    expect({ what, found }).toEqual({
      what,
      found: [expect.objectContaining({ field: typeof field === 'string' ? field : expect.stringMatching(field) })],
    });
  }
  expect(problems).toHaveLength(plantedMistakes.length);
  expect(status).toBe(1);
});
