import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestFile, parseManifest } from '../finish/manifest';
import type { Host } from '../hosts/assemble';
import { paths } from '../paths';
import { contentHash, listFiles } from '../published-files';
import { run } from '../../shared/run';

const hashesIn = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((file) => [file, contentHash(readFileSync(join(folder, file)))]));

/** Paths of files that differ between two folders, or exist in only one of them. */
function differingFiles(one: string, other: string): string[] {
  const [ours, theirs] = [hashesIn(one), hashesIn(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter((file) => ours.get(file) !== theirs.get(file));
}

/**
 * Builds the commit of a release again, in a new folder with newly installed packages. Returns the files that differ
 * from the release in `folder`. The environment must have the settings of the release. Throws if a step fails.
 */
export async function verifyRelease(folder: string, host: Host): Promise<string[]> {
  const { revision } = parseManifest(await readFile(join(folder, manifestFile), 'utf8'));
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
