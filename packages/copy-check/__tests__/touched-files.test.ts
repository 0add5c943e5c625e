import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { touchedFiles } from '../commands/touched-files';

let root: string;

const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { stdio: 'pipe' });

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

const commit = (): void => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'x');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touched-'));
  for (const folder of ['content', 'locales', 'src']) mkdirSync(join(root, folder));
});

afterEach(() => rmSync(root, { recursive: true }));

it('what has changed since the last commit counts as touched, or else what that commit has changed', () => {
  git('init', '--quiet');
  for (const file of ['content/a.md', 'locales/b.json', 'src/c.ts']) write(file, '1');
  commit();
  expect([...touchedFiles(root)]).toEqual([]);
  for (const file of ['content/a.md', 'src/c.ts']) write(file, '2');
  commit();
  expect([...touchedFiles(root)]).toEqual(['content/a.md']);
  for (const file of ['locales/b.json', 'content/neu ä.md']) write(file, '3');
  expect([...touchedFiles(root)].sort()).toEqual(['content/neu ä.md', 'locales/b.json']);
});

it('outside of a repository no file counts as touched', () => {
  write('content/a.md', '1');
  expect([...touchedFiles(root)]).toEqual([]);
});
