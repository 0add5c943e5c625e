import { parseArgs } from 'node:util';
import { checkPictures } from '../writing/check-pictures';
import { checkProject } from '../writing/check-project';
import { readSchema } from '../src/content/content-files';
import { readDictionary } from '../writing/dictionaries';
import type { Dictionary } from '../writing/check-spelling';
import { findKeyUses } from '../writing/key-uses';
import { readCode, readProjectFiles } from '../writing/project-files';
import { formatReport } from '../writing/report';
import { menuRoutes } from '../src/layout/menu-routes';
import { type Locale, locales } from '../src/i18n/locales';
import { main } from '../tools/run';

/** `npm run content:check`: reports problems of content and translations; `--json` for tools, `--root` for a folder. */
main(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, root: { type: 'string', default: '.' } } });
  const dictionaries = new Map<Locale, Dictionary>();
  for (const locale of locales) {
    const dictionary = await readDictionary(locale);
    if (dictionary) dictionaries.set(locale, dictionary);
    else
      console.error(
        `There is no dictionary for “${locale}”: its spelling is not checked. Name one in writing/dictionaries.ts.`,
      );
  }
  const tools = { dictionaries, keyUses: findKeyUses(readCode('.')), menus: menuRoutes };
  const files = readProjectFiles(values.root);
  const problems = [
    ...checkProject(files, readSchema('.'), tools),
    ...(await checkPictures(values.root, files.pages)),
  ];
  console.log(values.json ? JSON.stringify(problems, null, 2) : formatReport(problems));
  if (problems.length > 0) process.exitCode = 1;
});
