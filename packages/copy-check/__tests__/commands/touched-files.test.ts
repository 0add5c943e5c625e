import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../../../../__tests__/support/git-repository';
import { touchedFiles } from '../../commands/touched-files';

it('the content check treats the uncommitted content files as edited or, if there are none, those of the last commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'touched-'));
  const write = (text: string, files: string[]): void => files.forEach((file) => writeFileSync(join(root, file), text));
  const commit = (): void => {
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message', 'x');
  };
  for (const folder of ['content', 'locales', 'src']) mkdirSync(join(root, folder));
  write('{}', ['package.json', 'content/a.md', 'locales/b.json', 'src/c.ts']);
  expect([...touchedFiles(root)]).toEqual([]); // The folder has no Git repository.
  git(root, 'init', '--quiet');
  commit();
  expect([...touchedFiles(root)]).toEqual([]);
  write('2', ['content/a.md', 'src/c.ts']);
  commit();
  expect([...touchedFiles(root)]).toEqual(['content/a.md']);
  write('3', ['locales/b.json', 'content/neu ä.md']);
  expect([...touchedFiles(root)].sort()).toEqual(['content/neu ä.md', 'locales/b.json']);
});
