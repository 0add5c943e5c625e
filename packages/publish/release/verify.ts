import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildManifest } from '../finish/manifest';
import type { Host } from '../hosts/assemble';
import { paths } from '../paths';
import { contentHash, listFiles } from '../published-files';
import { run } from '../../tools/run';

/** The files of two folders that only one of them has or that differ, sorted. */
export function differingFiles(one: string, other: string): string[] {
  const hashOf = (folder: string, file: string): string => contentHash(readFileSync(join(folder, file)));
  const [ours, theirs] = [listFiles(one), listFiles(other)];
  const isSame = (file: string): boolean =>
    ours.includes(file) && theirs.includes(file) && hashOf(one, file) === hashOf(other, file);
  return [...new Set([...ours, ...theirs])].filter((file) => !isSame(file)).sort();
}

/**
 * Builds the commit of a release again, in a folder of its own with packages of its own, and returns the files that
 * differ in the release in `folder`. The settings of the environment must be those of the release. Throws if a step fails.
 */
export async function verifyRelease(folder: string, host: Host): Promise<string[]> {
  const { revision } = JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')) as BuildManifest; // Ours.
  const site = join(await mkdtemp(join(tmpdir(), 'rebuilt-')), 'site');
  const step = async (...command: [string, ...string[]]): Promise<void> => {
    if ((await run(command[0], command.slice(1))) !== 0) throw new Error(`“${command.join(' ')}” failed.`);
  };
  try {
    await step('git', 'worktree', 'add', '--quiet', '--detach', site, revision);
    await step('npm', '--prefix', site, 'ci');
    await step('npm', '--prefix', site, 'run', 'release', '--', '--steps', 'build,assemble', '--host', host);
    return differingFiles(folder, join(site, paths.outputs, 'upload'));
  } finally {
    await run('git', ['worktree', 'remove', '--force', site]);
    await rm(join(site, '..'), { recursive: true, force: true });
  }
}
