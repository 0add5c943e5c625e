import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../../tools/build-settings';
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

/** Builds the site into `public` and finishes it there. Throws if a step fails. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  // What only a build needs takes a second to load, and most commands find the site built.
  const [{ makeEditing }, { finishBuild }] = await Promise.all([import('./make-editing'), import('../finish/finish')]);
  const env = { ...process.env, ...settings };
  await restoreOriginals(paths.root, paths.originals);
  await removeEarlierBundles(paths.root);
  copyToPublic();
  // Side by side: Gatsby keeps one core busy, and the editing interface needs nothing that it makes.
  const [gatsby, editing] = await Promise.allSettled([gatsbyBuild(settings), makeEditing(env)]);
  if (gatsby.status === 'rejected') throw gatsby.reason;
  if (editing.status === 'rejected') throw editing.reason;
  await editing.value(paths.root);
  const built = await finishBuild({ ...paths, settings: readSettings(env), revision: sourceRevision() });
  console.log(
    `${built.pages} pages finished, ${built.compressed} files compressed, early file ${built.earlyFile}, for ${built.outputs.join(', ')}`,
  );
}
