import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { leftover } from '../../../src/content/files-below';
import { listFiles } from '../published-files';

/** Gatsby's files that are not published. Browsers that would need its polyfills run no scripts of this site. */
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
  leftover,
];

export const isUnpublished = (file: string): boolean => unpublished.some((pattern) => pattern.test(file));

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/** Removes files that are not published, and folders that are then empty. */
export async function prune(root: string): Promise<void> {
  const files = listFiles(root).filter(isUnpublished);
  await Promise.all(files.map((file) => rm(join(root, file))));
  await removeEmptyFolders(root);
}
