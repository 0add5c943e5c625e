import { spellings } from '../site-links';
import { ownSandbox } from './running-sandbox';

const sandbox = ownSandbox();

const preflight = (origin: string, path = '/auth/login') =>
  sandbox.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'accept-language,content-type',
    },
  });

describe('calls from a browser', () => {
  it.each(['http://127.0.0.1:8000', 'http://localhost:8000'])(
    'are open to the site at %s, cookies included',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-allow-methods')).toBe('POST');
      expect(headers.get('access-control-allow-headers')).toBe('Accept,Accept-Language,Content-Type');
      expect(headers.get('vary')).toContain('Origin');
      const answer = await sandbox.login(await sandbox.account(), {}, { origin });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    },
  );

  it('let the site read an error as well as a success', async () => {
    const origin = 'http://127.0.0.1:8000';
    const { headers } = await sandbox.post('/auth/login', {}, { origin });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  it.each([
    'http://127.0.0.1:8002',
    'https://127.0.0.1:8000',
    'http://127.0.0.1',
    'http://evil.example',
    'http://127.0.0.1:8000.evil.example',
    'null',
  ])('are closed to %s', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    const { status, headers } = await sandbox.login(await sandbox.account(), {}, { origin });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('cannot steer the sandbox from elsewhere', async () => {
    expect((await sandbox.post('/sandbox/reset', {}, { origin: 'http://evil.example' })).status).toBe(403);
    expect(
      (await preflight('http://127.0.0.1:8000', '/sandbox/reset')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('the spellings of an origin', () => {
  it.each([
    ['http://127.0.0.1:8000', ['http://127.0.0.1:8000', 'http://localhost:8000']],
    ['http://localhost', ['http://127.0.0.1', 'http://localhost']],
    ['https://site.example', ['https://site.example']],
  ])('%s: %j', (origin, expected) => {
    expect(spellings(origin)).toEqual(expected);
  });
});
