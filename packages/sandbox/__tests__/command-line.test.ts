import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '../../tools/port-of';
import { seeds } from '../accounts/seeds';

const root = join(__dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const children: ChildProcess[] = [];

/** Runs the command line itself, without npx, so that signals reach it. */
function run(script: string, port: number) {
  const args = ['--import', 'tsx', join(root, 'sandbox', script)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, API_PORT: String(port), SANDBOX_DATA_FILE: join(folder, 'data.sqlite') },
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output };
}

const takenPort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return { port, free: () => new Promise((resolve) => server.close(resolve)) };
};

afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('the command line', () => {
  it('prints where to look and the accounts, and ends cleanly when interrupted', async () => {
    const { port, free } = await takenPort();
    await free();
    const { child, output } = run('main.ts', port);
    while (!output.out.includes('Accounts')) await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${port}`;
    for (const path of ['', '/inbox', '/terminal', '/faults']) {
      expect(output.out).toContain(`${url}${path}\n`);
      expect((await fetch(`${url}${path}`)).status).toBe(200);
    }
    for (const { email, password } of seeds) expect(output.out).toContain(`${email}  ${password}`);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output.err).toBe('');
  });

  it('says which port is taken and how to choose another', async () => {
    const { port, free } = await takenPort();
    const { child, output } = run('main.ts', port);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output.err).toBe(`Port ${port} is taken. Stop what uses it, or choose another port with API_PORT.\n`);
    await free();
  });

  it('resets the data while the sandbox runs', async () => {
    const { port, free } = await takenPort();
    await free();
    const { child, output } = run('main.ts', port);
    while (!output.out.includes('Accounts')) await once(child.stdout, 'data');
    const url = `http://127.0.0.1:${port}`;
    const account = JSON.stringify({ email: 'gone@example.com', password: 'gone' });
    const headers = { 'Content-Type': 'application/json' };
    const open = () => fetch(`${url}/sandbox/accounts`, { method: 'POST', headers, body: account });
    expect([(await open()).status, (await open()).status]).toEqual([201, 409]);
    const reset = run('reset.ts', port);
    expect(await once(reset.child, 'exit')).toEqual([0, null]);
    expect(reset.output.out).toContain('seeded accounts');
    expect((await open()).status).toBe(201);
  });
});
