import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../published-files';

/** Files of Gatsby that are not published. Browsers that need its polyfills run no scripts of this site. */
const unpublished: readonly RegExp[] = [
  /\.map$/,
  /^\/(?:webpack\.stats|chunk-map|redirects)\.json$/,
  /^\/_gatsby\//,
  /^\/\.cache\//,
  /^\/~partytown\//,
  /^\/polyfill-[0-9a-f]+\.js$/,
  /^\/page-data\/dev-404-page\//,
  /^\/(?:_redirects|_headers)$/,
  /^\/cyclonedx\//,
  /^\/\.build-stamp$/,
  /\/\.DS_Store$|\/Thumbs\.db$/,
];

export const isUnpublished = (file: string): boolean => unpublished.some((pattern) => pattern.test(file));

/** Files that an earlier run of finishing added; this run creates them again. */
const isOfEarlierRun = (file: string): boolean => /\.(?:br|gz)$|^\/build-manifest\.json$/.test(file);

async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const kept = await Promise.all(
    entries.map(async (entry) => !(entry.isDirectory() && (await removeEmptyFolders(join(folder, entry.name))))),
  );
  if (kept.some(Boolean)) return false;
  await rmdir(folder);
  return true;
}

/** Removes files that are not published from the output of a build, and returns their paths. */
export async function prune(root: string): Promise<string[]> {
  const removed = listFiles(root).filter((file) => isUnpublished(file) || isOfEarlierRun(file));
  await Promise.all(removed.map((file) => rm(join(root, file))));
  await removeEmptyFolders(root);
  return removed.filter((file) => !isOfEarlierRun(file));
}
