import { parseArgs } from 'node:util';
import { checkPictures, checkPreviewGround } from '../check-pictures';
import { checkProject } from '../check-project';
import { readSchema } from '../../../src/content/content-files';
import { readDictionary } from '../dictionaries';
import type { Dictionary } from '../check-spelling';
import { checkKeys } from '../check-keys';
import { readCode, readProjectFiles } from '../project-files';
import { formatReport, sortProblems } from '../report';
import { readStaleness, staleRefusal } from '../staleness/read-staleness';
import { staleNote } from '../staleness/table';
import { menuRoutes } from '../../../src/layout/menu-routes';
import { type Locale, locales } from '../../../src/i18n/locales';
import { main } from '../../tools/run';
import { touchedFiles } from './touched-files';

/** Names translations that are older than their English; they are a mistake only if `CONTENT_STALE` is `fail`. */
function noteStale(root: string): void {
  const staleness = readStaleness(root);
  const note = staleNote(staleness.stale);
  if (note) console.log(note);
  if (staleRefusal(() => staleness, process.env.CONTENT_STALE)) process.exitCode = 1;
}

/** `npm run content:check`: reports problems of content and translations; `--json` for tools, `--root` for a folder. */
main(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, root: { type: 'string', default: '.' } } });
  const dictionaries = new Map<Locale, Dictionary>();
  for (const locale of locales) {
    const dictionary = await readDictionary(locale);
    if (dictionary) dictionaries.set(locale, dictionary);
    else
      console.error(
        `There is no dictionary for “${locale}”: its spelling is not checked. Name one in packages/copy-check/dictionaries.ts.`,
      );
  }
  const tools = {
    dictionaries,
    menus: menuRoutes,
    touched: touchedFiles(values.root),
  };
  const files = readProjectFiles(values.root);
  const problems = sortProblems([
    ...checkProject(files, readSchema('.'), tools),
    ...checkKeys(files.strings, readCode('.')),
    ...(await checkPictures(values.root, files.pages)),
    ...checkPreviewGround(files.pictures),
  ]);
  if (values.json) console.log(JSON.stringify(problems, null, 2));
  else console.log(formatReport(problems));
  if (problems.length > 0) process.exitCode = 1;
  // Only files without mistakes can be compared with their English.
  else if (!values.json) noteStale(values.root);
});
