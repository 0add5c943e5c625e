import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../../../__tests__/support/git-repository';
import { commitDate, sourceRevision } from '../source-commit';

/** Creates a Git repository with one commit, and in it a folder with a project. */
function projectIn(folder: string, isTracked: boolean) {
  const root = mkdtempSync(join(tmpdir(), 'revision-'));
  git(root, 'init', '--quiet');
  writeFileSync(join(root, 'other.txt'), '');
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), '{}');
  git(root, 'add', isTracked ? '.' : 'other.txt');
  git(root, 'commit', '--quiet', '--message', 'x');
  return { root: join(root, folder), commit: git(root, 'rev-parse', 'HEAD') };
}

it('a release built in a folder of a Git repository states that repository’s commit', () => {
  const { root, commit } = projectIn('sites/broker', true);
  expect(sourceRevision(root)).toBe(commit);
});

it('a release states no commit if its sources were unpacked inside another Git repository', () => {
  expect(sourceRevision(projectIn('site', false).root)).toBe('unknown');
});

it('a release states its commit if the files belong to another user, as in a container', () => {
  const { root, commit } = projectIn('.', true);
  const script = `console.log(require('./packages/publish/source-commit').sourceRevision(${JSON.stringify(root)}))`;
  // Makes Git treat the repository as another user's. The variable exists for Git's own tests.
  const env = { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
  const output = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], { env, encoding: 'utf8' });
  expect(output.trim()).toBe(commit);
});

it('the date of a signed commit is read correctly even if Git is set to print signatures', () => {
  const { root } = projectIn('.', true);
  const key = join(root, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  writeFileSync(join(root, 'signers'), `a@example.com ${readFileSync(`${key}.pub`, 'utf8')}`);
  const settings = {
    'gpg.format': 'ssh',
    'user.signingKey': key,
    'gpg.ssh.allowedSignersFile': join(root, 'signers'),
    'log.showSignature': 'true',
  };
  for (const [name, value] of Object.entries(settings)) git(root, 'config', name, value);
  git(root, 'commit', '--quiet', '--amend', '--gpg-sign', '--no-edit', '--date', '2026-05-01T10:00:00Z');
  const shown = git(root, 'show', '--no-patch', '--format=%cI');
  expect(shown).toMatch(/^Good "git" signature/);
  expect(commitDate(root)).toEqual(new Date(shown.split('\n').at(-1) ?? ''));
});
