import { buildIfStale } from '../publish/build/build-if-stale';
import { findEngines } from '../shared/find-engines';
import { missingScreenReader } from './find-screen-reader';
import { localSettings } from '../shared/local-settings';
import { main } from '../shared/run';
import { forgetReports, jest, playwright, report, runInTurn, runStep } from './steps';

const { found, missing } = findEngines();
const noReader = missingScreenReader();

/** Steps that use all cores, so they run one after the other. */
const steps = [
  jest('hosts', '--selectProjects', 'hosts'),
  ...(found.length > 0 ? [playwright('engines', ...found.flatMap((engine) => ['--project', engine]))] : []),
  jest('recipes', '--selectProjects', 'recipes'),
];
/** Steps that run one test at a time, so they run in parallel. */
const beside = [
  jest('published site', '--selectProjects', 'live'),
  ...(noReader ? [] : [playwright('screen reader', '--project', 'spoken')]),
];

/**
 * `npm run test:more`: tests in Firefox and WebKit and with a screen reader, the recipes of CONTRIBUTING.md, the hosts'
 * own parsers, and the check of the published site.
 */
main(async () => {
  forgetReports();
  await buildIfStale(localSettings());
  const results = await Promise.all(beside.map((step) => runStep(step)));
  report([...results, ...(await runInTurn(steps, true))], noReader ? [...missing, noReader] : missing);
});
