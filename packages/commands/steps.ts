import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { passSignalsTo } from '../shared/run';
import { failedTests, resultsFolder, slowestTests, testResults } from './test-results';

/** A command of an installed package, and its name in the output. */
export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Additional environment variables of the command. */
  env?: NodeJS.ProcessEnv;
}

const reportFile = (name: string): string => join(resultsFolder, `${name.replaceAll(' ', '-')}.json`);

/** A step that runs Jest and writes a report, which is summarised at the end. */
export const jest = (name: string, ...options: string[]): Step => ({
  name,
  command: ['jest', ...options, '--json', '--outputFile', reportFile(name)],
});

/** A step that runs Playwright and writes a report, which is summarised at the end. */
export const playwright = (name: string, ...options: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...options, '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) },
});

export function forgetReports(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
}

export interface StepResult extends Step {
  passed: boolean;
  seconds: number;
}

/** A PATH on which commands of installed packages come first, as in npm scripts. */
const searchPath = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);

/** Whether a signal has ended this run, so that no further step may start. */
let isEnded = false;

/**
 * Runs a command. With `live` its output is printed at once; otherwise at the end, so that outputs of parallel steps do
 * not mix.
 */
export function runStep(step: Step, live = false): Promise<StepResult> {
  const started = Date.now();
  const [program, ...args] = step.command;
  const title = `\n── ${step.name} (${step.command.join(' ')})`;
  if (live) console.log(title);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.env, PATH: searchPath },
    });
    passSignalsTo(child, () => (isEnded = true));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', reject).once('close', (code) => {
      if (isEnded) process.exit(1);
      const seconds = (Date.now() - started) / 1000;
      if (!live) console.log(`${title}\n${output.trimEnd()}`);
      console.log(`── ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round(seconds)} s`);
      resolve({ ...step, passed: code === 0, seconds });
    });
  });
}

export async function runInTurn(steps: readonly Step[], live = false): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, live));
  return results;
}

/** A table of the seconds that each step took. */
export const timeTable = (results: readonly StepResult[]): string =>
  results.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`).join('\n');

/** Prints times, failures and totals, and sets the exit code. `notRun` lists skipped steps with the reason. */
export function report(results: readonly StepResult[], notRun: readonly string[]): void {
  const tests = testResults();
  console.log(`\nWhere the time went:\n${timeTable(results)}`);
  console.log(`\nThe slowest tests:\n${slowestTests(tests).join('\n')}`);
  // Failures and totals come last, because CI services cut long logs at the beginning.
  for (const failure of failedTests(tests)) console.log(`\nFailed test: ${failure}`);
  for (const line of notRun) console.log(`\nNot run: ${line}`);
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}
