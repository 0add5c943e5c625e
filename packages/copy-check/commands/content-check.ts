import { parseArgs } from 'node:util';
import { readContentFiles, readSchema } from '../../../src/content/content-files';
import { sortProblems } from '../../../src/content/problem';
import { type Locale, locales } from '../../../src/i18n/locales';
import { main } from '../../shared/run';
import { findKeyUses } from '../project/check-keys';
import { checkDiagrams } from '../files/check-diagrams';
import { checkFiles } from '../files/check-files';
import { checkPictures } from '../files/check-pictures';
import { checkProject } from '../project/check-project';
import type { Dictionary } from '../text/check-spelling';
import { readDictionary } from '../text/dictionaries';
import { readSourceCode } from '../project/source-code';
import { formatReport } from '../report';
import type { Staleness } from '../staleness/find-stale';
import { readStaleness, staleNote, staleRefusal } from '../staleness/read-staleness';
import { touchedFiles } from './touched-files';

async function readDictionaries(): Promise<Map<Locale, Dictionary>> {
  const dictionaries = new Map<Locale, Dictionary>();
  for (const locale of locales) {
    const dictionary = await readDictionary(locale);
    if (dictionary) dictionaries.set(locale, dictionary);
    else
      console.error(
        `There is no dictionary for “${locale}”: its spelling is not checked. Name one in packages/copy-check/text/dictionaries.ts.`,
      );
  }
  return dictionaries;
}

/**
 * Prints translations that are older than their English text. They count as problems only if `CONTENT_STALE` is `fail`.
 */
function noteStale(staleness: Staleness): void {
  const note = staleNote(staleness.stale);
  if (note) console.log(note);
  if (staleRefusal(() => staleness, process.env.CONTENT_STALE)) process.exitCode = 1;
}

/**
 * `npm run content:check` prints the problems of content and translations. `--json` prints JSON, `--root` checks
 * another folder.
 */
main(async () => {
  const { root, json } = parseArgs({
    options: { json: { type: 'boolean' }, root: { type: 'string', default: '.' } },
  }).values;
  const files = readContentFiles(root);
  // Awaited at the end: sharp decodes the pictures in other threads while the other checks run.
  const pictures = checkPictures(root, files.pages);
  const dictionaries = await readDictionaries();
  const tools = { dictionaries, touched: touchedFiles(root), keyUses: findKeyUses(readSourceCode('.'), files.strings) };
  const problems = sortProblems([
    ...checkProject(files, readSchema('.'), tools),
    ...checkDiagrams(files),
    ...checkFiles(root),
    ...(await pictures),
  ]);
  console.log(json ? JSON.stringify(problems, null, 2) : formatReport(problems));
  if (problems.length > 0) process.exitCode = 1;
  // Stale translations are listed only if there are no problems.
  else if (!json) noteStale(readStaleness(root, files));
});
