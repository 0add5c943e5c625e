import { buildIfStale } from '../publish/build/build-if-stale';
import { findEngines } from '../tools/find-engines';
import { missingScreenReader } from '../tools/find-screen-reader';
import { localSettings } from '../tools/local-settings';
import { main } from '../tools/run';
import { forgetReports, jest, playwright, report, runInTurn } from './steps';

const { found, missing } = findEngines();
const noReader = missingScreenReader();

const steps = [
  jest('hosts', '--selectProjects', 'hosts'),
  jest('published site', '--selectProjects', 'live'),
  ...(found.length > 0 ? [playwright('engines', ...found.flatMap((engine) => ['--project', engine]))] : []),
  ...(noReader ? [] : [playwright('screen reader', '--project', 'spoken')]),
  jest('recipes', '--selectProjects', 'recipes'),
];

/**
 * `npm run test:more`: tests in Firefox and WebKit and with a screen reader, the recipes of CONTRIBUTING.md, the hosts'
 * own parsers, and the check of the published site.
 */
main(async () => {
  forgetReports();
  await buildIfStale(localSettings());
  report(await runInTurn(steps, true), noReader ? [...missing, noReader] : missing);
});
