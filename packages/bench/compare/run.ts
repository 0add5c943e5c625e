import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localSettings } from '../../tools/local-settings';
import { main } from '../../tools/run';
import { buildIfStale } from '../../publish/build/build-if-stale';
import { hashOf, withBuildOf } from './build-commit';
import { differenceOf } from './difference';
import { photographedPaths, photographSite, pictureName, widths } from './photograph';
import { type ChangedPage, reportPage, summaryOf } from './report';

const folder = 'reports/compare';
const kinds = { before: join(folder, 'before'), after: join(folder, 'after'), difference: join(folder, 'difference') };

/** Compares the two pictures of a page. Those that are the same are removed, as most of the report's size. */
async function compare(path: string, width: number): Promise<ChangedPage | undefined> {
  const name = pictureName(path, width);
  const [before, after] = [join(kinds.before, name), join(kinds.after, name)];
  const found = await differenceOf(await readFile(before), await readFile(after));
  if (!found) {
    await Promise.all([rm(before), rm(after)]);
    return undefined;
  }
  await writeFile(join(kinds.difference, name), found.picture);
  return { path, width, pixels: found.pixels, picture: name };
}

async function changedPages(): Promise<ChangedPage[]> {
  const changed: ChangedPage[] = [];
  for (const path of photographedPaths)
    for (const width of widths) {
      const page = await compare(path, width);
      if (page) changed.push(page);
    }
  return changed;
}

/** `npm run compare -- COMMIT`: pictures of all pages that look different than at that commit, in `reports/compare`. */
main(async () => {
  const [commit] = process.argv.slice(2);
  if (!commit) throw new Error('Name the commit to compare with, as in “npm run compare -- HEAD~1”.');
  const hash = hashOf(commit);
  await rm(folder, { recursive: true, force: true });
  await mkdir(kinds.difference, { recursive: true });
  await withBuildOf(hash, (root) => photographSite(root, kinds.before));
  await buildIfStale(localSettings());
  await photographSite('public', kinds.after);
  const changed = await changedPages();
  const total = photographedPaths.length * widths.length;
  const summary = summaryOf(changed.length, total, hash.slice(0, 9));
  await writeFile(join(folder, 'index.html'), reportPage(changed, summary));
  await writeFile(join(folder, 'summary.md'), `${summary}\n`);
  console.log(`${summary} See ${folder}/index.html.`);
});
