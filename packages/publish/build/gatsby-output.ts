import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../finish/manifest';
import type { Paths } from '../paths';

/**
 * Whether a file is a script or style of an earlier build, or belongs to the CMS of `develop`. Gatsby does not delete
 * such files, and each build makes them anew.
 */
const isMadeAnew = (name: string): boolean => /\.(?:js|css)(?:\.LICENSE\.txt)?$|^admin(?:\.html)?$/.test(name);

/**
 * Restores the output folder as Gatsby left it. Gatsby writes only what has changed, and relies on finding the rest
 * (https://www.gatsbyjs.com/docs/how-to/performance/improving-build-performance/). After a build, the folder has the
 * published files instead. After `gatsby develop` or a failed build, it still is as Gatsby left it. If it has published
 * files and there is no copy of Gatsby's output, Gatsby's cache is deleted too, since it relies on that output.
 */
export async function restoreGatsbyOutput({ root, gatsbyOutput }: Pick<Paths, 'root' | 'gatsbyOutput'>): Promise<void> {
  const isKept = existsSync(gatsbyOutput);
  if (!isKept && existsSync(join(root, manifestFile))) await rm('.cache', { recursive: true, force: true });
  if (isKept || !existsSync('.cache')) await rm(root, { recursive: true, force: true });
  if (isKept) await rename(gatsbyOutput, root);
  const names = await readdir(root).catch(() => []);
  await Promise.all(names.filter(isMadeAnew).map((name) => rm(join(root, name), { recursive: true })));
}

/** Copies Gatsby's output for `restoreGatsbyOutput`, before the build changes it for publishing. */
export async function keepGatsbyOutput({ root, gatsbyOutput }: Pick<Paths, 'root' | 'gatsbyOutput'>): Promise<void> {
  const unfinished = `${gatsbyOutput}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(root, unfinished, { recursive: true });
  await rename(unfinished, gatsbyOutput);
}
