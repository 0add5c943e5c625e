import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../../../packages/tools/port-of';

/** Timeout for the first bundle, which takes a minute, and ten minutes on a busy machine. */
export const patience = 600_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Ports that nothing listens on, as the settings that name them. */
export const freePorts = async (): Promise<{ PORT: string; API_PORT: string }> => ({
  PORT: String(await freePort()),
  API_PORT: String(await freePort()),
});

export const isTaken = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    const answer = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });

/** An `npm run` that goes on until it is interrupted, in a process group of its own, as a terminal gives it one. */
export class RunningScript {
  output = '';
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(root: string, script: string, ports: { PORT: string; API_PORT: string }) {
    this.url = `http://127.0.0.1:${ports.PORT}`;
    this.child = spawn('npm', ['run', script], {
      cwd: root,
      detached: true,
      env: { ...process.env, NODE_ENV: undefined, ...ports },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += String(chunk)));
    this.ended = new Promise((resolve) => this.child.once('close', () => resolve()));
  }

  /** The data of a query, as GraphiQL would show it; throws what it would complain of. */
  async query<Data>(query: string): Promise<Data> {
    const response = await fetch(`${this.url}/___graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      // A request that is too early never gets a response from Gatsby.
      signal: AbortSignal.timeout(20_000),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Polls until a condition is true; an exception counts as false. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    while (!(await holds().catch(() => false))) {
      if (this.child.exitCode !== null || Date.now() > end) throw new Error(this.output.slice(-2000));
      await pause(250);
    }
  }

  /** Sends SIGINT to all processes, like Ctrl-C in a terminal. Resolves when all have ended. */
  async interrupt(): Promise<void> {
    if (this.child.pid !== undefined && this.child.exitCode === null) process.kill(-this.child.pid, 'SIGINT');
    await this.ended;
  }
}
