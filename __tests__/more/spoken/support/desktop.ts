import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A desktop without a screen: display, message bus, accessibility bus and window manager, with a home of its own. */
export interface Desktop {
  home: string;
  /** Starts a program on this desktop. */
  run(command: string, ...args: string[]): ChildProcess;
  /** Ends all that runs on it and removes its home. */
  end(): Promise<void>;
}

/** The first line that a process prints; fails if it ends without one. */
const firstLine = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    process.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) resolve(text.split('\n')[0]!);
    });
    process.once('error', reject).once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });

/** Asks a process to end, and forces it after two seconds. */
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
  // Orca allows one instance for each user: it finds others by `pgrep` and ends them. This `pgrep` finds none.
  const programs = join(home, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const running: ChildProcess[] = [];
  // Nothing of the machine's own environment: a language, a session or a virtual environment would change what is heard.
  const env: NodeJS.ProcessEnv = {
    HOME: home,
    PATH: `${programs}:${process.env.PATH}`,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, 'data'),
    // Orca's own words, such as “heading level 2”, are English in every transcript.
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    // An X server, also where Wayland runs.
    GDK_BACKEND: 'x11',
    // Orca starts the speech server with this command.
    SPEECHD_CMD: '/bin/false',
  };
  const run = (command: string, ...args: string[]): ChildProcess => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    running.push(child);
    return child;
  };
  // Without auto-repeat (-r): on a loaded machine, a key can be released later than a held one is repeated.
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
