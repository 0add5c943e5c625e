import { faultModes } from '../faults';
import { ownSandbox } from './running-sandbox';

const sandbox = ownSandbox();
const setFault = (fault: object) => sandbox.send('PUT', '/sandbox/fault', fault);
const clearFaults = (query = '') => sandbox.request(`/sandbox/fault${query}`, { method: 'DELETE' });

const paths = ['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset/'];

afterEach(() => clearFaults());

describe.each(paths)('a fault of %s', (path) => {
  const call = () => sandbox.post(path, { email: 'a@example.com' }, { origin: 'http://127.0.0.1:8000' });

  it.each([
    ['500', 500, 'application/json'],
    ['malformed', 422, 'application/json'],
    ['html', 502, 'text/html; charset=utf-8'],
    ['429', 429, 'application/json'],
    ['redirect', 302, null],
    ['answer', 200, 'text/plain; charset=utf-8'],
  ])('answers %s with status %i, readable by the site', async (mode, status, type) => {
    await setFault({ mode });
    const answer = await call();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:8000');
  });

  it('drops the connection without an answer', async () => {
    await setFault({ mode: 'dropped' });
    await expect(call()).rejects.toThrow('fetch failed');
  });

  it('delays the ordinary answer', async () => {
    const ordinary = await call();
    await setFault({ mode: 'delay', ms: 300 });
    const start = performance.now();
    const { status, body } = await call();
    expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    expect([status, body]).toEqual([ordinary.status, ordinary.body]);
  });
});

describe('faults', () => {
  const forgot = (email: string) => sandbox.post('/auth/forgot', { email });

  it('malform a body so that no JSON parser takes it', async () => {
    await setFault({ mode: 'malformed', status: 401 });
    const { status, text } = await forgot('a@example.com');
    expect(status).toBe(401);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it('have `Retry-After` with status 429', async () => {
    await setFault({ mode: '429' });
    expect((await forgot('a@example.com')).headers.get('retry-after')).toBe('60');
  });

  it.each([
    [{ errors: { email: ['<b>odd</b>'], stranger: 'x' } }, 'application/json'],
    ['no JSON', 'text/plain; charset=utf-8'],
    [null, 'application/json'],
  ])('answer whatever a test asks for: %j', async (body, type) => {
    await setFault({ mode: 'answer', status: 422, body });
    const answer = await forgot('a@example.com');
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.text).toBe(typeof body === 'string' ? body : JSON.stringify(body));
  });

  it('keep to their path and their e-mail', async () => {
    await setFault({ mode: '500', path: '/auth/forgot', email: 'a@example.com' });
    expect((await forgot('a@example.com')).status).toBe(500);
    expect((await forgot('b@example.com')).status).toBe(200);
    expect((await sandbox.post('/auth/login', { email: 'a@example.com' })).status).toBe(422);
  });

  it('follow the one set last', async () => {
    await setFault({ mode: '500' });
    await setFault({ mode: 'html', email: 'a@example.com' });
    expect((await forgot('a@example.com')).status).toBe(502);
    expect((await forgot('b@example.com')).status).toBe(500);
    await setFault({ mode: '429' });
    expect((await sandbox.request('/sandbox/fault')).body).toEqual([
      { mode: 'html', email: 'a@example.com' },
      { mode: '429' },
    ]);
  });

  it('end one by one, all together, and with a reset', async () => {
    await setFault({ mode: '500', email: 'a@example.com' });
    await setFault({ mode: '500', email: 'b@example.com' });
    await clearFaults('?email=a@example.com');
    expect((await forgot('a@example.com')).status).toBe(200);
    expect((await forgot('b@example.com')).status).toBe(500);
    await clearFaults();
    expect((await forgot('b@example.com')).status).toBe(200);
    await setFault({ mode: '500' });
    await sandbox.reset();
    expect((await forgot('a@example.com')).status).toBe(200);
  });

  it('leave the confirmation link, the inbox and preflights alone', async () => {
    await setFault({ mode: '500' });
    expect((await sandbox.request('/auth/confirm')).status).toBe(303);
    expect((await sandbox.request('/inbox')).status).toBe(200);
    expect((await sandbox.request('/auth/login', { method: 'OPTIONS' })).status).toBe(204);
  });

  it.each([
    {},
    { mode: 'unheard-of' },
    { mode: 'delay', ms: -1 },
    { mode: '500', status: 99 },
    { mode: '500', odd: 1 },
  ])('are refused when they are none: %j', async (fault) => {
    expect((await setFault(fault)).status).toBe(400);
    expect((await sandbox.request('/sandbox/fault')).body).toEqual([]);
  });

  it('can be set and ended by hand on a page', async () => {
    const form = (path: string, fields: Record<string, string>) =>
      sandbox.request(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: sandbox.url() } });
    const set = await form('/faults', { mode: 'delay', path: '/auth/forgot', email: '', ms: '5' });
    expect([set.status, set.headers.get('location')]).toEqual([303, '/faults']);
    expect((await sandbox.request('/sandbox/fault')).body).toEqual([{ mode: 'delay', path: '/auth/forgot', ms: 5 }]);
    const { text } = await sandbox.request('/faults');
    expect(text).toContain('<li>delay on /auth/forgot, 5 ms</li>');
    for (const mode of faultModes.filter((one) => one !== 'answer')) expect(text).toContain(`<option>${mode}</option>`);
    await form('/faults/clear', {});
    expect((await sandbox.request('/faults')).text).toContain('No fault is set');
    expect((await form('/faults', { mode: 'nonsense' })).status).toBe(400);
  });
});

describe('a caller that gives up while it waits', () => {
  it('ends the wait, and the call is not carried out', async () => {
    const email = await sandbox.account();
    // Long enough that a busy machine notices in time that the caller has given up.
    await setFault({ mode: 'delay', ms: 2000, path: '/auth/forgot' });
    const signal = AbortSignal.timeout(50);
    const headers = { 'Content-Type': 'application/json' };
    const call = sandbox.request('/auth/forgot', { method: 'POST', headers, body: JSON.stringify({ email }), signal });
    await expect(call).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 2300));
    expect(await sandbox.mails(email)).toEqual([]);
  });
});
