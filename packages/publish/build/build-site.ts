import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSettings } from '../../tools/build-settings';
import { readBackend } from '../../tools/editing-backend';
import { compress } from '../finish/compress';
import { restoreOriginals } from '../finish/page-files';
import { paths, sourceRevision } from '../paths';
import { readSettings } from '../settings';
import { gatsbyBuild } from './gatsby-build';
import { copyToPublic } from './kept-renditions';

/** Removes scripts and styles of earlier builds, which Gatsby leaves in `public` beside the new ones. */
async function removeEarlierBundles(output: string): Promise<void> {
  const files = await readdir(output).catch(() => []);
  await Promise.all(
    files.filter((file) => /\.(?:js|css)(?:\.LICENSE\.txt)?$/.test(file)).map((file) => rm(join(output, file))),
  );
}

/** Runs both side by side: Gatsby keeps one core busy. Waits for both even if one fails, and throws Gatsby's error first. */
async function inParallel(gatsby: Promise<void>, editing: Promise<void>): Promise<void> {
  for (const step of await Promise.allSettled([gatsby, editing])) if (step.status === 'rejected') throw step.reason;
}

/** Builds the site into `public` and finishes it there. Throws if a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  // What only a build needs takes a second to load, and most commands find the site built.
  const [{ removeAdmin, writeAdmin }, { finishBuild }] = await Promise.all([
    import('../../admin/write-admin'),
    import('../finish/finish'),
  ]);
  const env = { ...process.env, ...settings };
  await restoreOriginals(paths.root, paths.originals);
  await removeEarlierBundles(paths.root);
  copyToPublic();
  // Not in `public`: `gatsby build` deletes pages and styles there that it has not written.
  const editing = await mkdtemp(join(tmpdir(), 'editing-'));
  const makeEditing = async (): Promise<void> => {
    const backend = readBackend(env);
    if (!backend) return;
    await writeAdmin(editing, backend);
    await compress(editing);
  };
  try {
    await inParallel(gatsbyBuild(settings), makeEditing());
    await removeAdmin(paths.root);
    await cp(editing, paths.root, { recursive: true });
  } finally {
    await rm(editing, { recursive: true });
  }
  const built = await finishBuild({ ...paths, settings: readSettings(env), revision: sourceRevision() });
  console.log(
    `${built.pages} pages finished, ${built.compressed} files compressed, early file ${built.earlyFile}, for ${built.outputs.join(', ')}`,
  );
}
