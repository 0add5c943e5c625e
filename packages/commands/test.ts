import { rmSync } from 'node:fs';
import { findBrowser } from '../tools/find-browser';
import { findEngines } from '../tools/find-engines';
import { missingScreenReader } from '../tools/find-screen-reader';
import { main } from '../tools/run';
import { type Result, runInTurn, runStep, type Step, timeTable } from './steps';
import { failedTests, resultsFolder, slowestTests, testResults } from '../tools/test-results';

/** Steps that use one core each and need no build, so they run in parallel. */
const beside: readonly Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'styles', script: 'lint:styles' },
  { name: 'content', script: 'content:check' },
  { name: 'form of content', script: 'content:format:check' },
  { name: 'code', script: 'lint:code' },
];

const build: Step = { name: 'build', script: 'build:local' };
/** Runs after the build, which generates the types of GraphQL queries. */
const types: Step = { name: 'types', script: 'types' };
const markup: Step = { name: 'markup', script: 'lint:html' };
const pages: Step = { name: 'built pages', script: 'test:site' };

/** Steps that use all cores, so they run one after the other. */
const unit: Step = { name: 'unit tests', script: 'test:unit' };
/** One line if the screen reader is not installed; its step counts as not run then. */
const noReader = missingScreenReader();
const browser: readonly Step[] = [
  { name: 'browser', script: 'test:browser' },
  { name: 'engines', script: 'test:engines' },
  ...(noReader ? [] : [{ name: 'screen reader', script: 'test:spoken', args: ['--grep', '@main'] }]),
  { name: 'recipes', script: 'test:recipes' },
];

function report(results: readonly Result[], notRun: number): void {
  const tests = testResults();
  console.log(`\nWhere the time went:\n${timeTable(results)}\n\nThe slowest tests:`);
  console.log(slowestTests(tests, 10).join('\n'));
  // Last, because logs of CI services are cut at the front.
  for (const failure of failedTests(tests)) console.log(`\nFailed test: ${failure}`);
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  const { missing } = findEngines();
  for (const line of noReader ? [...missing, noReader] : missing) console.log(`\nNot run: ${line}`);
  const rest = [
    ...(notRun > 0 ? [`${notRun} not run for want of a build`] : []),
    ...(missing.length > 0 ? [`${missing.length} of 2 further engines not run`] : []),
    ...(noReader ? ['screen reader not run'] : []),
  ]
    .map((part) => `, ${part}`)
    .join('');
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed${rest}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** `npm test`: runs all checks and tests that a change must pass. */
main(async () => {
  rmSync(resultsFolder, { recursive: true, force: true });
  // Installs a browser if there is none, while nothing else runs.
  findBrowser();
  const [built, ...others] = (await Promise.all([runInTurn([build]), runInTurn(beside)])).flat();
  const results = [...others, await runStep(unit, true), ...(built ? [built] : [])];
  if (!built?.passed) return report(results, 3 + browser.length);
  results.push(...(await Promise.all([runInTurn([markup]), runInTurn([types, pages])])).flat());
  results.push(...(await runInTurn(browser, true)));
  report(results, 0);
});
