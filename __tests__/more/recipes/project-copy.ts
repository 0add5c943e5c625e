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

/** A copy of the project's sources in a temporary folder, to follow a recipe in. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'site-'));
  private readonly touched = new Set<string>();

  constructor() {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      encoding: 'utf8',
    });
    for (const file of listed.split('\0').filter(Boolean)) cpSync(file, join(this.root, file), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Runs a step of a recipe; returns the files and folders that it has changed. */
  touchedBy(part: () => void): string[] {
    this.touched.clear();
    part();
    return [...this.touched].sort();
  }

  copy(from: string, to: string): void {
    this.touched.add(to);
    cpSync(join(this.root, from), join(this.root, to), { recursive: true });
  }

  edit(file: string, change: (text: string) => string): void {
    this.touched.add(file);
    writeFileSync(join(this.root, file), this.changed(file, change));
  }

  /** Edits as an editor saves: the file is empty for a moment. */
  async save(file: string, change: (text: string) => string): Promise<void> {
    const after = this.changed(file, change);
    const handle = openSync(join(this.root, file), 'w');
    await pause(10);
    writeFileSync(handle, after);
    closeSync(handle);
  }

  /** Writes a new file. */
  add(file: string, text: string): void {
    this.touched.add(file);
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Runs a command of the project; its output, and whether it succeeded. */
  run(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ): { stdout: string; output: string; succeeded: boolean } {
    const { stdout, stderr, status } = spawnSync(command, args, {
      cwd: this.root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { stdout, output: stdout + stderr, succeeded: status === 0 };
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
