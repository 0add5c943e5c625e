import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which the first bundle is ready: it takes one minute, or ten on a busy machine. */
export const patience = 600_000;

/** A running `npm run` command in its own process group, as in a terminal. */
export class RunningScript {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(root: string, script: string) {
    this.child = spawn('npm', ['run', script], {
      cwd: root,
      detached: true,
      env: { ...process.env, NODE_ENV: undefined, PORT: '0' },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** The site's origin, once the command has printed it; an empty string before. */
  get url(): string {
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0] ?? '';
  }

  /** Runs a GraphQL query. Returns its data, or throws its errors. */
  async query<Data>(query: string): Promise<Data> {
    const response = await fetch(`${this.url}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      // Gatsby never responds to requests that come too early, so they time out.
      signal: AbortSignal.timeout(20_000),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Polls until a condition is true. An exception counts as false. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    while (!(await holds().catch(() => false))) {
      if (this.child.exitCode !== null || Date.now() > end) throw new Error(this.output.slice(-2000));
      await pause(250);
    }
  }

  /**
   * Sends SIGINT to all processes of the group, like Ctrl-C in a terminal. Resolves when all have ended and the port is
   * closed.
   */
  async interrupt(): Promise<void> {
    if (this.child.pid !== undefined && this.child.exitCode === null) process.kill(-this.child.pid, 'SIGINT');
    await this.ended;
    await expect(fetch(this.url)).rejects.toThrow();
  }
}
