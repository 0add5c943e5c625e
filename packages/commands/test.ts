import { parseArgs } from 'node:util';
import { findBrowser } from '../shared/find-browser';
import { main } from '../shared/run';
import { forgetReports, jest, playwright, report, runInTurn, runStep, type Step, type StepResult } from './steps';

const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, copy: { type: 'boolean', default: false } },
});
/** With `--changed`, Jest and Playwright run only tests that changes since the last commit can affect. */
const onlyChanged = (option: string): string[] => (values.changed ? [option, '--pass-with-no-tests'] : []);

/** Checks of the content, which need no build. */
const ofCopy: readonly Step[] = [
  { name: 'content', command: ['tsx', 'packages/copy-check/commands/content-check.ts'] },
  { name: 'form of content', command: ['tsx', 'packages/copy-check/commands/content-format.ts', '--check'] },
];
const format: Step = { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] };
const ofCode: readonly Step[] = [
  { name: 'styles', command: ['stylelint', '{src,packages/admin}/**/*.css'] },
  ...ofCopy,
  { name: 'code', command: ['eslint', '.'] },
];
const build: Step = { name: 'build', command: ['tsx', 'packages/publish/build/build.ts', '--local'] };
/** Checks types after the build, because the build generates the types of GraphQL queries. */
const types: Step = { name: 'types', command: ['tsc', '--noEmit'] };
/**
 * A message of the HTML checker, which does not know `rel="expect"` yet. The dots match quotation marks, which get lost
 * in some locales. https://github.com/validator/validator/pull/1508
 */
const outdatedRule = '.*.blocking. attribute must have a .rel. attribute whose value is .stylesheet..*';
const markup: Step = {
  name: 'markup',
  command: ['vnu', '--skip-non-html', '--Werror', '--filterpattern', outdatedRule, 'public'],
};
const pages = jest('built pages', '--selectProjects', 'pages');

const unit = jest('unit tests', '--selectProjects', 'unit', ...onlyChanged('--onlyChanged'));
/**
 * Options of Playwright. On a machine with two cores, three workers need 258 s and two workers 289 s, since tests often
 * wait, for instance for timers.
 */
const inChromium = ['--workers', '3', '--project', 'chromium', '--project', 'editor'];
const browser = playwright('browser', ...inChromium, ...onlyChanged('--only-changed'));

/** Browser tests tagged `@copy`: whether words fit narrow windows and text at 200 %, and previews of sections. */
const browserOfCopy = playwright('browser, copy', ...inChromium, '--grep', '@copy');

const plan = values.copy
  ? { checks: ofCopy, beforeBuild: [], browser: browserOfCopy }
  : { checks: ofCode, beforeBuild: [format], browser };

/** Builds the site, and checks what the build has written. */
async function buildAndCheck(): Promise<{ built: StepResult; checked: StepResult[] }> {
  const before = await runInTurn(plan.beforeBuild);
  const built = await runStep(build);
  return { built, checked: [...before, ...(built.passed ? await runInTurn([types, pages, markup]) : [])] };
}

/**
 * `npm test`: checks and tests for every change. With `--copy` only those that a change of content can break
 * (`kind-of-change.ts`). A merge also needs `npm run test:more`.
 */
main(async () => {
  forgetReports();
  // Installs a browser if there is none, before other steps run.
  findBrowser();
  // Two sequences that take about equally long, so that both cores of a small machine are busy.
  const [{ built, checked }, others] = await Promise.all([buildAndCheck(), runInTurn([...plan.checks, unit])]);
  const results = [...others, built, ...checked];
  if (built.passed) results.push(await runStep(plan.browser, true));
  report(results, built.passed ? [] : ['types, markup, built pages and browser, for want of a build']);
});
