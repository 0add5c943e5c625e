import { type ChildProcess, spawn } from 'node:child_process';
import { loadDotEnv } from './dot-env';

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds between checks whether the parent process still runs. */
const parentCheckInterval = 500;

/**
 * Calls `end` once the parent process has ended. A signal is not enough: the shell in which npm runs scripts does not
 * forward signals.
 */
export function whenParentEnds(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, parentCheckInterval).unref();
}

/**
 * Sends signals that would end this process to a child process instead, which would otherwise keep running. Also ends
 * the child if the parent of this process ends. Calls `onEnd` when a signal is sent.
 */
export function passSignalsTo(child: ChildProcess, onEnd?: () => void): void {
  const passOn = (signal: NodeJS.Signals): void => {
    onEnd?.();
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  whenParentEnds(() => passOn('SIGTERM'));
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, passOn);
  });
}

/** Runs a command in this terminal. Resolves with its exit code. The command ends if this process is ended. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    passSignalsTo(child);
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });

/** Runs the main function of a script, with settings from `.env`. Prints an error's message without its stack. */
export function main(start: () => void | Promise<void>): void {
  Promise.resolve()
    .then(loadDotEnv)
    .then(start)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
