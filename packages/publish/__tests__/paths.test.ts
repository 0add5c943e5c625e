import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceRevision } from '../paths';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root, encoding: 'utf8' });

/** Creates a Git repository with one commit, and in it a folder with a project. */
function projectIn(folder: string, isTracked: boolean) {
  const root = mkdtempSync(join(tmpdir(), 'revision-'));
  git(root, 'init', '--quiet');
  writeFileSync(join(root, 'other.txt'), '');
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), '{}');
  git(root, 'add', isTracked ? '.' : 'other.txt');
  git(root, 'commit', '--quiet', '--message', 'x');
  return { root: join(root, folder), commit: git(root, 'rev-parse', 'HEAD').trim() };
}

it.each(['.', 'sites/broker'])(
  'a release built in the folder %s of a Git repository states that repository’s commit',
  (folder) => {
    const { root, commit } = projectIn(folder, true);
    expect(sourceRevision(root)).toBe(commit);
  },
);

it('a release states no commit if its sources were unpacked inside another Git repository', () => {
  expect(sourceRevision(projectIn('site', false).root)).toBe('unknown');
});

it('a release states no commit if its sources are in no Git repository', () => {
  expect(sourceRevision(mkdtempSync(join(tmpdir(), 'none-')))).toBe('unknown');
});
