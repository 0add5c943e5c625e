import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../../src/content/files-below';

/**
 * Folder of all pictures in all sizes and formats, with the structure of gatsby-plugin-sharp below `public/static`: a
 * folder named after the hash of the original, in it one named after the hash of the options.
 */
export const renditions = 'content/renditions';

/** The fields used of a job of gatsby-plugin-sharp: an original, and the renditions to create from it. */
export interface PictureJob {
  plugin: { name: string };
  /** Absolute path of `public/static/<hash of the original>`. */
  outputDir: string;
  args: { operations?: readonly { outputPath: string }[] };
}

/** Whether all renditions of a job are in the folder. */
export const isKept = ({ plugin, outputDir, args }: PictureJob, folder = renditions): boolean =>
  plugin.name === 'gatsby-plugin-sharp' &&
  (args.operations ?? []).every(({ outputPath }) => existsSync(join(folder, basename(outputDir), outputPath)));

/** Copies all renditions to where Gatsby would write them. */
export function copyToPublic(): void {
  if (existsSync(renditions)) cpSync(renditions, 'public/static', { recursive: true });
}

/** Renditions that the page data in `root` refer to, as paths below the folder of renditions. */
function usedIn(root: string): Set<string> {
  const data = filesBelow(join(root, 'page-data')).filter((file) => file.endsWith('.json'));
  const address = /\/static\/([0-9a-f]{32}\/[0-9a-f]{5}\/[^"\\ ,]+)/g;
  return new Set(
    data.flatMap((file) =>
      [...readFileSync(join(root, 'page-data', file), 'utf8').matchAll(address)].map(([, path = '']) =>
        decodeURIComponent(path),
      ),
    ),
  );
}

/** Renditions that are missing in `folder` or unused by the pages in `root`, as sorted paths. */
export function compareRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const used = usedIn(root);
  const kept = new Set(filesBelow(folder));
  return {
    missing: [...used].filter((path) => !kept.has(path)).sort(),
    unused: [...kept].filter((path) => !used.has(path)).sort(),
  };
}

/** Adds missing renditions and removes unused ones; returns both lists. */
export function keepRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const difference = compareRenditions(root, folder);
  for (const path of difference.missing) cpSync(join(root, 'static', path), join(folder, path));
  for (const path of difference.unused) rmSync(join(folder, path));
  return difference;
}
