import type { Fault } from '../memory';
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
