import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How often to look for the process that started this one, in milliseconds. */
const parentCheckInterval = 500;

/** Calls `end` once the process that started this one has ended: the shell in which npm runs a script passes no signal on. */
export function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, parentCheckInterval).unref();
}

/**
 * Runs a command with the terminal of this process; resolves with its exit code. A signal that ends this process is passed
 * on to the command, which would run on without it. The command also ends when the parent of this process has ended.
 */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    whenParentEnds(() => passOn('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code ?? 1);
    });
  });

/** Runs the main function of a script, with settings from `.env`. Prints the message of an error, not its stack. */
export function main(start: () => void | Promise<void>): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  Promise.resolve()
    .then(start)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
