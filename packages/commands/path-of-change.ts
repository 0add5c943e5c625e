import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/**
 * The folders of copy. A change of their files alone takes the path for copy: what copy can break is checked, and the rest
 * every night. Any other file is code, and the whole suite runs for its changes.
 */
export const copyFolders = ['content', 'locales'];

/** Whether a file, named by its path below the project's root, is copy. */
export const isCopy = (file: string): boolean => copyFolders.some((folder) => file.startsWith(`${folder}/`));

/** The path that a change of these files takes; without any file, that of code. */
export const pathOf = (files: readonly string[]): 'copy' | 'code' =>
  files.length > 0 && files.every(isCopy) ? 'copy' : 'code';

/**
 * The files that differ between a commit and the latest one that it has in common with another, a renamed one under both
 * of its names. Throws Git's message if it does not know a commit, or if they have none in common.
 */
export function changedFiles(base: string, head: string, repository = '.'): string[] {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  const start = git('merge-base', '--end-of-options', base, head).trim();
  return git('diff', '--name-only', '--no-renames', '-z', start, head).split('\0').filter(Boolean);
}

/**
 * `node path-of-change.ts BASE HEAD`: prints the path. Imports nothing but Node, which reads its types too (from 22.18), so
 * that workflows can run it first, and apart from the rest. Where Git cannot compare, the change counts as code.
 */
if (basename(process.argv[1] ?? '') === 'path-of-change.ts') {
  const [base = '', head = ''] = process.argv.slice(2);
  let path = 'code';
  try {
    path = pathOf(changedFiles(base, head));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(path);
}
