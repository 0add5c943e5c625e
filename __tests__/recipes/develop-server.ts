import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The first bundle takes a minute on a quiet machine, and ten times as long on one that builds other things. */
const patience = 600_000;

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A running `npm run develop`, in a process group of its own, as a terminal gives it one. */
export class DevelopServer {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  private constructor(
    root: string,
    readonly port: number,
    readonly apiPort: number,
  ) {
    this.child = spawn('npm', ['run', 'develop'], {
      cwd: root,
      detached: true,
      env: { ...process.env, NODE_ENV: undefined, PORT: String(port), API_PORT: String(apiPort), CI: '1' },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** Starts the project that stands in `root`; resolves as soon as GraphiQL answers. */
  static async start(root: string): Promise<DevelopServer> {
    const server = new DevelopServer(root, await freePort(), await freePort());
    try {
      await server.until(async () => (await server.query('{ __typename }')) !== undefined);
      return server;
    } catch (error) {
      await server.interrupt();
      throw error;
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The data of a query, as GraphiQL would show it; throws what it would complain of. */
  async query<Data>(query: string): Promise<Data> {
    const response = await fetch(`${this.url}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      // Asked too early, Gatsby takes the question and never answers.
      signal: AbortSignal.timeout(20_000),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Waits until something holds; while it throws, it does not. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    while (!(await holds().catch(() => false))) {
      if (this.child.exitCode !== null || Date.now() > end) throw new Error(`develop: ${this.output.slice(-2000)}`);
      await pause(250);
    }
  }

  /** What Ctrl-C does: everything in the terminal is told to end. Resolves when all of it has. */
  async interrupt(): Promise<void> {
    if (this.child.pid !== undefined && this.child.exitCode === null) process.kill(-this.child.pid, 'SIGINT');
    await this.ended;
  }
}
