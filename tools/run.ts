import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command in this terminal; resolves to its exit code. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Runs the main function of a script with the settings of `.env`, if there is one; an error ends it with its sentence alone. */
export function main(start: () => Promise<void>): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
