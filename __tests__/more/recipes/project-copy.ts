import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project's sources in a temporary folder, in which tests follow the instructions of CONTRIBUTING.md. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter(Boolean)) cpSync(file, join(this.root, file), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.root, 'node_modules'));
  }

  copy(from: string, to: string): void {
    cpSync(join(this.root, from), join(this.root, to), { recursive: true });
  }

  edit(file: string, change: (text: string) => string): void {
    writeFileSync(join(this.root, file), this.changed(file, change));
  }

  /** Changes a file as text editors do when they save it: for a moment, the file is empty. */
  async save(file: string, change: (text: string) => string): Promise<void> {
    const after = this.changed(file, change);
    const handle = openSync(join(this.root, file), 'w');
    await pause(10);
    writeFileSync(handle, after);
    closeSync(handle);
  }

  add(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Runs a command in the copy. Returns its output and exit code. */
  run(command: string, mode: 'production' | 'test' = 'production') {
    return spawnSync(command, {
      shell: true,
      cwd: this.root,
      env: { ...process.env, NODE_ENV: mode },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private changed(file: string, change: (text: string) => string): string {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`Nothing to change in ${file}.`);
    return after;
  }
}
