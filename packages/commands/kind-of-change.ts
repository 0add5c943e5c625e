import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Folders of content. A change of only their files is “copy”: it runs only the checks that content can break, and the
 * nightly workflow runs the others. Any other change is “code” and runs all tests.
 */
export const copyFolders = ['content', 'locales'];

/** Whether a file (path from the project's root) is content. */
export const isCopy = (file: string): boolean => copyFolders.some((folder) => file.startsWith(`${folder}/`));

/** “copy” if files have changed and all of them are content; otherwise “code”. */
export const kindOfChange = (files: readonly string[]): 'copy' | 'code' =>
  files.length > 0 && files.every(isCopy) ? 'copy' : 'code';

/**
 * The files that have changed in `head` since it branched off `base`; a renamed file under both names. Throws Git's
 * message if a commit is unknown, or if the two have no common ancestor.
 */
export function changedFiles(base: string, head: string, repository = '.'): string[] {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  const start = git('merge-base', '--end-of-options', base, head).trim();
  return git('diff', '--name-only', '--no-renames', '-z', start, head).split('\0').filter(Boolean);
}

/**
 * `node kind-of-change.ts BASE HEAD` prints “copy” or “code”; “code” if Git cannot compare the commits. It imports only
 * Node's modules, so that workflows can run this file alone and before `npm ci`. Node runs TypeScript from 22.18 on.
 */
if (basename(process.argv[1] ?? '') === 'kind-of-change.ts') {
  const [base = '', head = ''] = process.argv.slice(2);
  let kind = 'code';
  try {
    kind = kindOfChange(changedFiles(base, head));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.log(kind);
}
