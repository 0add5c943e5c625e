import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeds } from '../accounts/seeds';
import { type Sandbox, startSandbox } from '../start';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const dataFile = join(folder, 'deep', 'data.sqlite');
const [plain] = seeds;
const running: Sandbox[] = [];

async function start(port = 0, clock?: () => number): Promise<Sandbox> {
  const options = { port, siteOrigin: 'http://127.0.0.1:8000', dataFile };
  const sandbox = await startSandbox(clock ? { ...options, clock } : options);
  running.push(sandbox);
  return sandbox;
}
const post = (url: string, payload: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) });
const login = async (url: string, email: string, password: string) =>
  (await post(`${url}/auth/login`, { email, password, remember: true })).status;

afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the sandbox', () => {
  it('keeps accounts and mails from one start to the next, in a SQLite file', async () => {
    const first = await start();
    await post(`${first.url}/sandbox/accounts`, { email: 'kept@example.com', password: 'kept password' });
    await post(`${first.url}/auth/forgot`, { email: 'kept@example.com' });
    await first.stop();
    expect(readFileSync(dataFile).subarray(0, 15).toString()).toBe('SQLite format 3');
    const { url } = await start();
    expect(await login(url, 'kept@example.com', 'kept password')).toBe(200);
    expect(await (await fetch(`${url}/inbox.json?to=kept@example.com`)).json()).toHaveLength(1);
  });

  it('keeps passwords as argon2id hashes, and no token or session in clear', async () => {
    const { url, stop } = await start();
    const email = 'secrets@example.com';
    await post(`${url}/sandbox/accounts`, { email, password: 'hide this word' });
    const cookie = (await post(`${url}/auth/login`, { email, password: 'hide this word' })).headers.getSetCookie()[0];
    await stop();
    const bytes = readFileSync(dataFile).toString('latin1');
    expect(bytes).toContain('$argon2id$v=19$');
    expect(bytes).not.toContain('hide this word');
    expect(bytes).not.toContain(/session=([^;]+)/.exec(cookie ?? '')?.[1]);
  });

  it('listens on loopback and says so', async () => {
    expect((await start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('rejects when its port is taken', async () => {
    const { url } = await start();
    await expect(start(Number(new URL(url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('gives its port back when the data cannot be opened', async () => {
    const { url, stop } = await start();
    await stop();
    const port = Number(new URL(url).port);
    const unusable = startSandbox({ port, siteOrigin: 'http://127.0.0.1:8000', dataFile: folder });
    await expect(unusable).rejects.toThrow();
    expect((await start(port)).url).toBe(url);
  });

  it('starts although an earlier one was killed while it wrote', async () => {
    await (await start()).stop();
    const lock = `${dataFile}.lock`;
    mkdirSync(lock);
    utimesSync(lock, new Date(0), new Date(0));
    const { url } = await start();
    expect(await login(url, plain?.email ?? '', plain?.password ?? '')).toBe(200);
  });

  it('goes by the clock it is given', async () => {
    let now = Date.UTC(2030, 0, 1);
    const { url } = await start(0, () => now);
    const clock = async () => (await post(`${url}/sandbox/clock`, { advanceMs: 1000 })).json();
    expect(await clock()).toEqual({ now: '2030-01-01T00:00:01.000Z' });
    now += 60_000;
    expect(await clock()).toEqual({ now: '2030-01-01T00:01:02.000Z' });
  });

  it('stops at once despite an open connection and a pending request, also when stopped twice', async () => {
    const { url, stop } = await start();
    await fetch(`${url}/sandbox/fault`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mode: 'delay', ms: 60_000 }),
    });
    const waiting = post(`${url}/auth/forgot`, { email: 'a@example.com' }).catch(() => 'dropped');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([stop(), stop()]);
    expect(await waiting).toBe('dropped');
    await expect(fetch(url)).rejects.toThrow();
  });
});
