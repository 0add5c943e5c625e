import { createServer } from 'node:http';
import { type Fault, testAccounts } from '../memory';
import { startSandbox } from '../start';
import { passOnTo } from '../../tools/pass-on';
import { portOf } from '../../tools/port-of';
import { ownSandbox } from './running-sandbox';

const site = 'http://127.0.0.1:8000';

describe('a planted fault', () => {
  const sandbox = ownSandbox();
  const forgot = (email = 'a@example.com') => sandbox.post('/api/auth/forgot', { email });
  const setFault = (fault: Partial<Fault>) => sandbox.post('/sandbox/faults', fault);
  afterEach(() => sandbox.post('/sandbox/faults/clear', {}));

  it.each([
    ['500', 500, 'application/json'],
    ['malformed', 422, 'application/json'],
    ['html', 502, 'text/html; charset=utf-8'],
    ['429', 429, 'application/json'],
    ['redirect', 302, null],
  ] as const)('%s answers with status %i', async (mode, status, type) => {
    await setFault({ mode });
    const answer = await forgot();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  it('can be any answer', async () => {
    await setFault({ mode: 'answer', status: 422, body: { errors: { email: 'x' } } });
    expect(await forgot()).toMatchObject({ status: 422, text: '{"errors":{"email":"x"}}' });
  });

  it('can be a dropped connection, also for who asks through the site', async () => {
    const passOn = passOnTo(sandbox.url());
    const front = createServer((request, response) => void (passOn(request, response) || response.end('site')));
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${portOf(front)}`;
    const body = JSON.stringify({ email: 'a@example.com' });
    const call = () => fetch(`${origin}/api/auth/forgot`, { method: 'POST', body });
    expect([(await call()).status, await (await fetch(`${origin}/apis`)).text()]).toEqual([200, 'site']);
    await setFault({ mode: 'dropped' });
    await expect(call()).rejects.toThrow('fetch failed');
    await new Promise((resolve) => front.close(resolve));
  });

  it('keeps to its e-mail, follows the one set last, and ends by itself or with all', async () => {
    await setFault({ mode: '500' });
    await setFault({ mode: 'html', email: 'a@example.com' });
    expect([(await forgot()).status, (await forgot('b@example.com')).status]).toEqual([502, 500]);
    await sandbox.post('/sandbox/faults/clear', { email: 'a@example.com' });
    expect((await forgot()).status).toBe(500);
    await sandbox.post('/sandbox/faults/clear', {});
    expect((await forgot()).status).toBe(200);
  });
});

it('a sandbox that is started again has its test accounts alone', async () => {
  const first = await startSandbox();
  const send = (url: string, path: string, payload: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    });
  await send(first.url, '/sandbox/accounts', { email: 'gone@example.com', password: 'gone' });
  await first.stop();
  const { url, stop } = await startSandbox();
  const login = async ({ email, password }: { email: string; password: string }) =>
    (await send(url, '/api/auth/login', { email, password })).status;
  expect(await login({ email: 'gone@example.com', password: 'gone' })).toBe(401);
  expect(await Promise.all(testAccounts.map(login))).toEqual([200, 422, 422]);
  await stop();
});

describe('an API on an origin of its own', () => {
  const sandbox = ownSandbox({ site });
  const preflight = (origin: string) =>
    sandbox.request('/api/auth/login', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  it('allows requests with cookies from the site, and from nowhere else', async () => {
    const { status, headers } = await preflight(site);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toBe('Accept,Accept-Language,Content-Type');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const refused = await sandbox.login('nobody', {}, { Origin: site });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([422, site]);
  });

  it('links to the site in its mails', async () => {
    const email = await sandbox.account();
    await sandbox.post('/api/auth/forgot', { email });
    expect(await sandbox.mailedLink(email)).toMatch(`${site}/auth/reset-password?`);
  });
});
