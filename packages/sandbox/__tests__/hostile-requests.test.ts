import { createServer, request } from 'node:http';
import { host, listen, portOf } from '../../shared/ports';
import { passOnTo } from '../../shared/pass-on';
import { startSandbox } from '../start';

/* Tests of requests that attackers may send, but the forms of the site never do. */

/** The site's origin. Requests for `/api` and `/sandbox` there are passed on to the sandbox. */
let origin: string;
const stops: (() => unknown)[] = [];
beforeAll(async () => {
  const sandbox = await startSandbox();
  const passOn = passOnTo(sandbox.url);
  const site = createServer((request, response) => void passOn(request, response));
  await listen(site, 0);
  origin = `http://${host}:${portOf(site)}`;
  stops.push(sandbox.stop, () => site.close().closeAllConnections());
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

const json = { 'Content-Type': 'application/json' };
/**
 * The status of the response to a POST request. Each request opens a connection, since the server closes the connection
 * after a body that is too large.
 */
const statusOf = (path: string, body?: string | Uint8Array, headers: Record<string, string> = json): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(origin + path, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end(body);
  });

const calls = ['login', 'register', 'forgot', 'reset/'].map((name) => `/api/auth/${name}`);
const controls = ['faults', 'faults/clear', 'accounts', 'expire'].map((name) => `/sandbox/${name}`);

const nested = (levels: number): string => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const odd = (value: string): string =>
  `{"email":${value},"password":${value},"mode":${value},"ms":${value},"secondFactor":${value},"secret":${value}}`;

const invalidBodies: [status: number, what: string, body: string | Uint8Array][] = [
  [400, 'broken JSON', '{"email":'],
  [400, 'empty', ''],
  [400, 'a JSON list', '[]'],
  [400, 'a JSON string', '"x"'],
  [400, 'null', 'null'],
  [400, 'invalid UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  [400, 'nested 30,000 levels deep', nested(30_000)],
  [413, 'too large', `{"email":"${'x'.repeat(2_000_000)}"}`],
  [422, 'a JSON object with objects instead of strings', odd('{"toString":1,"valueOf":1,"toJSON":1}')],
  [422, 'a JSON object with lists instead of strings', odd('[[]]')],
];

describe.each([...calls, ...controls])('requests for %s', (path) => {
  it.each(invalidBodies)('the sandbox API answers %i to a request body that is %s', async (status, _what, body) => {
    expect(await statusOf(path, body)).toBe(status);
  });

  it.each(['text/plain', 'application/xml', 'application/json-patch+json', ''])(
    'the sandbox API answers 415 to a request with the content type “%s”',
    async (type) => {
      expect(await statusOf(path, '{"email":"a@example.com"}', type ? { 'Content-Type': type } : {})).toBe(415);
    },
  );

  it.each(['__proto__', 'constructor', 'hasOwnProperty'])(
    'the sandbox API ignores the key %s in a request like any unknown key',
    async (key) => {
      const own = { email: 'odd@example.com', mode: 'answer', password: 'x' };
      const withKey = `{"${key}":{"email":"x","mode":"x"},${JSON.stringify(own).slice(1)}`;
      const [plain, given] = [await statusOf(path, JSON.stringify(own)), await statusOf(path, withKey)];
      // A second account with the same e-mail address is refused.
      expect(given).toBe(path === '/sandbox/accounts' ? 409 : plain);
      await statusOf('/sandbox/faults/clear', '{}');
      await statusOf('/sandbox/reset', undefined, {});
    },
  );
});

it.each([{ status: 99 }, { status: 1000 }, { status: 204 }, { ms: -1 }, { mode: '__proto__' }])(
  'the sandbox API answers 422 if a simulated failure is configured with an impossible value: %j',
  async (fault) => expect(await statusOf('/sandbox/faults', JSON.stringify({ mode: 'answer', ...fault }))).toBe(422),
);

it('the sandbox API answers 413 to a chunked request body that grows too large', async () => {
  const chunked = { ...json, 'Transfer-Encoding': 'chunked' };
  expect(await statusOf('/api/auth/login', 'x'.repeat(200_000), chunked)).toBe(413);
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

it.each<[what: string, headers: Record<string, string>]>([
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['another port of this machine', { 'Sec-Fetch-Site': 'same-site', Origin: `http://${'127.0.0.1'}:9` }],
  ['another site, in a browser without Sec-Fetch-Site', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['another site, without an Origin header,', { 'Sec-Fetch-Site': 'cross-site' }],
])('the sandbox API answers 403 to a request from %s', async (_what, headers) => {
  for (const path of [...calls, ...controls, '/sandbox/reset'])
    for (const type of [form, json, {}]) expect(await statusOf(path, undefined, { ...type, ...headers })).toBe(403);
});

it('the sandbox API accepts a request from the site itself, and from a program that is no browser', async () => {
  const fromSite: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
    // Browsers send `none` if a visitor types the URL or opens a bookmark.
    { 'Sec-Fetch-Site': 'none' },
    { Origin: origin },
    {},
  ];
  for (const headers of fromSite) {
    expect(await statusOf('/sandbox/faults', 'mode=500&path=&email=&ms=', { ...form, ...headers })).toBe(303);
    expect(await statusOf('/sandbox/faults/clear', '', { ...form, ...headers })).toBe(303);
    expect(await statusOf('/sandbox/reset', undefined, headers)).toBe(204);
    expect(await statusOf('/api/auth/forgot', '{"email":"a@example.com"}', { ...json, ...headers })).toBe(200);
  }
});

it('other sites cannot put the sandbox’s pages into a frame', async () => {
  const { headers } = await fetch(`${origin}/sandbox/terminal`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
