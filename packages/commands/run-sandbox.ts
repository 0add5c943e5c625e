import { type ChildProcess, spawn } from 'node:child_process';
import type { LocalSettings } from '../tools/local-settings';

/** Starts the sandbox as a process, and prints its addresses. */
export const runSandbox = ({ port, apiPort }: LocalSettings): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'packages/sandbox/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort) },
  });
