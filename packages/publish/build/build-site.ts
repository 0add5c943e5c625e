import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreOriginals } from '../finish/page-files';
import { paths } from '../paths';
import type { BuildSettings } from '../../tools/build-settings';
import { run } from '../../tools/run';
import { gatsbyBuild } from './gatsby-build';
import { copyToPublic } from './kept-renditions';

/** Removes scripts and styles of earlier builds, which Gatsby leaves in `public` beside the new ones. */
async function removeEarlierBundles(output: string): Promise<void> {
  const files = await readdir(output).catch(() => []);
  await Promise.all(
    files.filter((file) => /\.(?:js|css)(?:\.LICENSE\.txt)?$/.test(file)).map((file) => rm(join(output, file))),
  );
}

/** Builds the site into `public` and finishes it there. Throws if a step fails; the step has printed the reason. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  await restoreOriginals(paths.root, paths.originals);
  await removeEarlierBundles(paths.root);
  copyToPublic();
  await gatsbyBuild(settings);
  if ((await run('npx', ['tsx', 'packages/publish/build/run-finish.ts'], { ...settings })) !== 0)
    throw new Error('The site was built, but cannot be published.');
}
