import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../../../src/content/problem';
import { BrokenProject } from './broken-project';
import { plantedMistakes } from './planted-mistakes';

/** Runs the command itself, dictionaries included. */
function contentCheck(root: string): { problems: Problem[]; status: number | null } {
  const args = ['tsx', 'packages/copy-check/commands/content-check.ts', '--root', root, '--json'];
  const { stdout, status } = spawnSync('npx', args, { encoding: 'utf8' });
  return { problems: JSON.parse(stdout) as Problem[], status };
}

const lineOf = (text: string, needle: string): number => text.slice(0, text.indexOf(needle)).split('\n').length;

it('npm run content:check reports each of ten planted mistakes with its file and line, and nothing else', () => {
  const project = new BrokenProject();
  const planted = plantedMistakes.map(({ file, from, to, at, what, ...expected }) => {
    const line = project.change(file, (text) => text.replace(from, to));
    return { file, ...expected, what, line: at ? lineOf(project.read(file), at) : line };
  });
  const root = project.writeTo(mkdtempSync(join(tmpdir(), 'content-')));
  const { problems, status } = contentCheck(root);
  rmSync(root, { recursive: true });
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
