import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../../src/content/files-below';

/**
 * Folder of all pictures in all sizes and formats. Its structure is that of gatsby-plugin-sharp below `public/static`:
 * a folder named after the hash of the original, and in it one named after the hash of the options.
 */
export const renditions = 'content/renditions';

/** Fields of a gatsby-plugin-sharp job that are used here: the original, and the resized files to make. */
export interface PictureJob {
  plugin: { name: string };
  /** Absolute path of `public/static/<hash of the original>`. */
  outputDir: string;
  args: { operations?: readonly { outputPath: string }[] };
}

/** Whether the folder has all resized files of a job. */
export const isKept = ({ plugin, outputDir, args }: PictureJob, folder = renditions): boolean =>
  plugin.name === 'gatsby-plugin-sharp' &&
  (args.operations ?? []).every(({ outputPath }) => existsSync(join(folder, basename(outputDir), outputPath)));

/** Copies all resized pictures to `public/static`, where Gatsby would write them. */
export function copyToPublic(): void {
  if (existsSync(renditions)) cpSync(renditions, 'public/static', { recursive: true });
}

/** Resized pictures that the page data in `root` refer to, as paths below the folder of renditions. */
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

/** Resized pictures that are missing in `folder`, and those that no page in `root` uses, as sorted paths. */
export function compareRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const used = usedIn(root);
  const kept = new Set(filesBelow(folder));
  return {
    missing: [...used].filter((path) => !kept.has(path)).sort(),
    unused: [...kept].filter((path) => !used.has(path)).sort(),
  };
}

/** Copies missing resized pictures to `folder` and removes unused ones. Returns both lists. */
export function keepRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const difference = compareRenditions(root, folder);
  for (const path of difference.missing) cpSync(join(root, 'static', path), join(folder, path));
  for (const path of difference.unused) rmSync(join(folder, path));
  return difference;
}
