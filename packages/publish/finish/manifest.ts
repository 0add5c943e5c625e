import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartHost, tileHost } from '../../../src/config';
import { routePath, type Tree, trees } from '../../../src/i18n/paths';
import { type RouteId, routeIds } from '../../../src/routes';
import type { KeptResults } from '../../shared/kept-results';
import { compressFile } from './compress';
import { contentHash, htmlFileOf, listFiles } from '../published-files';
import { foreignOrigin, type SiteFacts } from '../site-facts';

/** The published list of all files: shows which commit is published, and how two releases differ. */
export interface BuildManifest {
  /** Commit of the sources. */
  revision: string;
  /** Third-party hosts that visitors' browsers may contact. */
  hosts: string[];
  /** URL paths of the pages, by route and language prefix. */
  pages: Record<string, Partial<Record<Tree, string>>>;
  /**
   * For each file, by its path: its size in bytes, its size with brotli (the same if there is no `.br` file), and the
   * start of the SHA-256 of its content.
   */
  files: Record<string, readonly [bytes: number, brotliBytes: number, sha256: string]>;
}

export const manifestFile = '/build-manifest.json';
/** Parses the text of a manifest, which `writeManifest` has written. */
export const parseManifest = (text: string): BuildManifest => JSON.parse(text) as BuildManifest;

const isOwnOrTwin = (file: string): boolean => file.startsWith(manifestFile) || /\.(?:br|gz)$/.test(file);

function pagesOf(files: ReadonlySet<string>): BuildManifest['pages'] {
  const byTree = (route: RouteId) =>
    Object.fromEntries(
      trees.map((tree) => [tree, routePath(route, tree)] as const).filter(([, path]) => files.has(htmlFileOf(path))),
    );
  return Object.fromEntries(routeIds.map((route) => [route, byTree(route)]));
}

async function entryOf(root: string, file: string): Promise<readonly [number, number, string]> {
  const content = await readFile(join(root, file));
  const compressed = await stat(join(root, `${file}.br`)).catch(() => undefined);
  return [content.length, compressed?.size ?? content.length, contentHash(content)];
}

/** Writes `build-manifest.json` into a finished and compressed output. */
export async function writeManifest(root: string, facts: SiteFacts, revision: string, kept: KeptResults) {
  const files = listFiles(root).filter((file) => !isOwnOrTwin(file));
  const entries: [string, readonly [number, number, string]][] = [];
  for (const file of files) entries.push([file, await entryOf(root, file)]);
  const ours = [facts.apiBase, facts.terminalUrl].map((address) => foreignOrigin(address, facts.siteUrl));
  const manifest: BuildManifest = {
    revision,
    hosts: [...new Set([chartHost, tileHost, ...ours.filter((host) => host !== undefined)])],
    pages: pagesOf(new Set(files)),
    files: Object.fromEntries(entries),
  };
  await writeFile(join(root, manifestFile), JSON.stringify(manifest));
  await compressFile(root, manifestFile, kept);
}
