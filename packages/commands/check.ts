import { main } from '../shared/run';
import { runInTurn, type Step, timeTable } from './steps';

const cache = 'node_modules/.cache';
const cached = (name: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `${cache}/${name}-results`,
];

/**
 * Two sequences of steps that run in parallel and take about equally long. ESLint and Prettier cache results by file
 * content, so type-aware rules miss errors that are caused by changes in other files; `npm test` finds them.
 */
const rows: readonly (readonly Step[])[] = [
  [
    { name: 'code', command: ['eslint', '.', ...cached('eslint')] },
    { name: 'unit tests', command: ['jest', '--selectProjects', 'unit', '--onlyChanged'] },
  ],
  [
    { name: 'types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${cache}/types.tsbuildinfo`] },
    { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn', ...cached('prettier')] },
    { name: 'styles', command: ['stylelint', '{src,packages/admin}/**/*.css', ...cached('stylelint')] },
    { name: 'content', command: ['tsx', 'packages/copy-check/commands/content-check.ts'] },
    { name: 'form of content', command: ['tsx', 'packages/copy-check/commands/content-format.ts', '--check'] },
  ],
];

/** `npm run check`: all checks that need no build. */
main(async () => {
  const results = (await Promise.all(rows.map((row) => runInTurn(row)))).flat();
  const failed = results.filter(({ passed }) => !passed);
  console.log(`\n${timeTable(results)}\n${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
});
