import { type ChildProcess, spawn } from 'node:child_process';
import type { LocalSettings } from '../tools/local-settings';

/** Starts the sandbox in a process of its own; it prints where to look. */
export const runSandbox = ({ port, apiPort }: LocalSettings): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), API_PORT: String(apiPort) },
  });
