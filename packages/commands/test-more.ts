import { findEngines } from '../tools/find-engines';
import { missingScreenReader } from '../tools/find-screen-reader';
import { buildIfStale } from '../publish/build/build-if-stale';
import { localSettings } from '../tools/local-settings';
import { main } from '../tools/run';
import { failedTests, resultsFolder, testResults } from '../tools/test-results';
import { report, runInTurn, type Step } from './steps';
import { rmSync } from 'node:fs';

const { found, missing } = findEngines();
const noReader = missingScreenReader();

const steps: readonly Step[] = [
  { name: 'hosts', command: ['jest', '--selectProjects', 'hosts'] },
  { name: 'published site', command: ['jest', '--selectProjects', 'live'] },
  ...(found.length > 0
    ? [
        {
          name: 'engines',
          command: ['playwright', 'test', ...found.flatMap((engine) => ['--project', engine])],
        } satisfies Step,
      ]
    : []),
  ...(noReader
    ? []
    : [
        {
          name: 'screen reader',
          command: ['playwright', 'test', '--project', 'spoken', '--grep', '@main'],
        } satisfies Step,
      ]),
  { name: 'recipes', command: ['jest', '--selectProjects', 'recipes'] },
];

/** `npm run test:more`: Firefox, WebKit, a screen reader, the recipes for changes, what the hosts themselves read, and
 * the check of the published site. */
main(async () => {
  rmSync(resultsFolder, { recursive: true, force: true });
  await buildIfStale(localSettings());
  const results = await runInTurn(steps, true);
  const notRun = [...missing, ...(noReader ? [noReader] : [])].map((line) => `Not run: ${line}`);
  report(
    results,
    failedTests(testResults()).map((failure) => `Failed test: ${failure}`),
    notRun,
  );
});
