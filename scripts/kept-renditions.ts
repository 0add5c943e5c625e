import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The sizes and formats of all pictures, as gatsby-plugin-sharp lays them out below `public/static`: a folder named by the
 * digest of the master, in it one named by the digest of the options.
 */
export const renditions = 'content/renditions';

/** What is read of a job of gatsby-plugin-sharp: one master, and the renditions that a page asks of it. */
export interface PictureJob {
  plugin: { name: string };
  /** `public/static/<digest of the master>`, absolute. */
  outputDir: string;
  args: { operations?: readonly { outputPath: string }[] };
}

/** Whether everything that a job would make is kept. */
export const isKept = ({ plugin, outputDir, args }: PictureJob, folder = renditions): boolean =>
  plugin.name === 'gatsby-plugin-sharp' &&
  (args.operations ?? []).every(({ outputPath }) => existsSync(join(folder, basename(outputDir), outputPath)));

/** Puts the kept renditions where Gatsby writes and serves them. */
export function copyToPublic(): void {
  if (existsSync(renditions)) cpSync(renditions, 'public/static', { recursive: true });
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** What the data of the pages in `root` ask for, as paths below the folder of renditions. */
function usedIn(root: string): Set<string> {
  const data = filesIn(join(root, 'page-data')).filter((file) => file.endsWith('.json'));
  const address = /\/static\/([0-9a-f]{32}\/[0-9a-f]{5}\/[^"\\ ,]+)/g;
  return new Set(
    data.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(address)].map(([, path = '']) => decodeURIComponent(path)),
    ),
  );
}

/** How the kept renditions differ from those that the pages in `root` show, as sorted paths below `folder`. */
export function compareRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const used = usedIn(root);
  const kept = new Set(filesIn(folder).map((file) => file.slice(folder.length + 1)));
  return {
    missing: [...used].filter((path) => !kept.has(path)).sort(),
    unused: [...kept].filter((path) => !used.has(path)).sort(),
  };
}

/** Makes the kept renditions those that the pages in `root` show; answers what was added and removed. */
export function keepRenditions(root: string, folder = renditions): { missing: string[]; unused: string[] } {
  const difference = compareRenditions(root, folder);
  for (const path of difference.missing) cpSync(join(root, 'static', path), join(folder, path));
  for (const path of difference.unused) rmSync(join(folder, path));
  return difference;
}
