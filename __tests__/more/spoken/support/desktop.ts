import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A virtual desktop: X display, D-Bus, accessibility bus and window manager, with its own home folder. */
export interface Desktop {
  home: string;
  /** Starts a program on this desktop. */
  run(command: string, ...args: string[]): ChildProcess;
  /** Ends all programs on the desktop and removes its home folder. */
  end(): Promise<void>;
}

/** The first line that a process prints. Rejects if it ends without printing one. */
const firstLine = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    process.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0]!);
    });
    process.once('error', reject).once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });

/** Terminates a process, and kills it after two seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 2000);
  await ended;
  clearTimeout(forced);
}

export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'spoken-'));
  const runtime = join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  // Orca ends other instances of the same user, which it finds by `pgrep`. This fake `pgrep` finds none.
  const programs = join(home, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const running: ChildProcess[] = [];
  // An environment without the machine's own variables: language, session or a Python environment would change what
  // Orca says.
  const env: NodeJS.ProcessEnv = {
    HOME: home,
    PATH: `${programs}:${process.env.PATH}`,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, 'data'),
    // Orca's own words, such as “heading level 2”, are English in all transcripts.
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    // Uses the X server even if Wayland runs.
    GDK_BACKEND: 'x11',
    // Orca starts its speech server with this command; `/bin/false` starts none.
    SPEECHD_CMD: '/bin/false',
  };
  const run = (command: string, ...args: string[]): ChildProcess => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(child);
    return child;
  };
  // `-r` turns off the auto-repeat of keys: on a busy machine, a key may be released so late that it would repeat.
  const display = run('Xvfb', '-displayfd', '1', '-r', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp');
  env.DISPLAY = `:${await firstLine(display)}`;
  const bus = run('dbus-daemon', '--session', '--nofork', '--print-address=1');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
  run('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await firstLine(run('openbox', '--startup', 'echo ready'));
  return {
    home,
    run,
    async end() {
      for (const child of running.reverse()) await endProcess(child);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
