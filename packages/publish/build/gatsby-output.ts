import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from '../finish/manifest';
import type { Paths } from '../paths';

/** Scripts and styles of earlier builds, and the CMS of `develop`: each build makes them anew, and Gatsby leaves them. */
const isMadeAnew = (name: string): boolean => /\.(?:js|css)(?:\.LICENSE\.txt)?$|^admin(?:\.html)?$/.test(name);

/**
 * Gives Gatsby the output folder as it left it: Gatsby writes only what has changed, and expects the rest as it was
 * (https://www.gatsbyjs.com/docs/how-to/performance/improving-build-performance/). After a build, the folder holds the
 * published files instead. After `gatsby develop`, or a build that failed, it still is as Gatsby left it. If there are
 * published files but no copy, Gatsby starts without its cache too, which would miss the output.
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
