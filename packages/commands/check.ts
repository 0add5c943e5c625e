import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import { main } from '../tools/run';
import { type Result, runInTurn, type Step, timeTable } from './steps';

const cache = 'node_modules/.cache';
const cached = (name: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `${cache}/${name}-results`,
];

/**
 * Two sequences of steps that run in parallel and take about equally long. Linters and Prettier cache results by the
 * content of each file, so type-aware lint rules miss errors that a change causes in other files, unlike in `npm test`.
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

async function checkOnce(): Promise<Result[]> {
  const results = (await Promise.all(rows.map((row) => runInTurn(row)))).flat();
  const failed = results.filter(({ passed }) => !passed);
  console.log(`\n${timeTable(results)}\n${results.length - failed.length} passed, ${failed.length} failed`);
  return failed;
}

const unwatched = ['node_modules', 'public', '.cache', '.git', 'hosting', 'reports', 'test-results', 'coverage'];

/** Resolves when a file of the project has changed from now on; files that are saved together are one change. */
async function nextChange(): Promise<void> {
  const watcher = watch('.', { ignored: unwatched, ignoreInitial: true });
  await once(watcher, 'all');
  await pause(300);
  await watcher.close();
}

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

/** `npm run check`: all checks that need no build. With `--watch` it runs again after each change. */
main(async () => {
  do {
    // Watches before the checks start, since what is saved while they run may be too late for them.
    const change = values.watch && nextChange();
    const failed = await checkOnce();
    process.exitCode = failed.length > 0 ? 1 : 0;
    if (change) console.log('\nWaiting for a change (Ctrl-C ends).');
    await change;
  } while (values.watch);
});
