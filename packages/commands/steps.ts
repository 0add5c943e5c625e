import { spawn } from 'node:child_process';

/** A step of a run: an npm script, and its name in the output. */
export interface Step {
  name: string;
  script: string;
  /** Arguments for the script. */
  args?: readonly string[];
}

/** The result of a step. */
export interface Result extends Step {
  passed: boolean;
  seconds: number;
}

/**
 * Runs an npm script. With `live`, its output is printed immediately; without, at the end, so that the output of
 * parallel steps is not mixed.
 */
export function runStep(step: Step, live = false): Promise<Result> {
  const started = Date.now();
  const stdio = live ? (['inherit', 'inherit', 'inherit'] as const) : (['ignore', 'pipe', 'pipe'] as const);
  if (live) console.log(`\n── ${step.name} (npm run ${step.script})`);
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])], {
      stdio: [...stdio],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', reject).once('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      if (!live) console.log(`\n── ${step.name} (npm run ${step.script})\n${output.trimEnd()}`);
      console.log(`── ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} after ${Math.round(seconds)} s`);
      resolve({ ...step, passed: code === 0, seconds });
    });
  });
}

/** Runs steps one after the other. */
export async function runInTurn(steps: readonly Step[], live = false): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step, live));
  return results;
}

/** A table of the seconds that each step took. */
export const timeTable = (results: readonly Result[]): string =>
  results.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`).join('\n');
