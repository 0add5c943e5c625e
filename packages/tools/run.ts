import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command with the terminal of this process; resolves with its exit code. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
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
