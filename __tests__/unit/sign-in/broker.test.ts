import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { fieldErrorsOf } from '../../../src/sign-in/broker/answer';
import type * as Calls from '../../../src/sign-in/broker/calls';
import type * as Client from '../../../src/sign-in/broker/client';
import { portOf } from '../../../packages/tools/port-of';

let server: Server;
let listener: RequestListener;
let calls: typeof Calls;
let client: typeof Client;

beforeAll(async () => {
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GATSBY_API_BASE = `http://127.0.0.1:${portOf(server)}/v1/`;
  calls = await import('../../../src/sign-in/broker/calls');
  client = await import('../../../src/sign-in/broker/client');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answer = (status: number, body = '') => {
  listener = (_request, response) => response.writeHead(status).end(body);
};

const post = () => client.post({ path: '/x', payload: {}, locale: 'en' });
const failed = (cause: string) => ({ ok: false, kind: 'network', cause });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const credentials = { email: 'a@b.example', password: 'pass' };
const remembered = { ...credentials, remember: true };
const profile = { first_name: 'Ada', last_name: 'Li', phone: '+491512345678', password_confirmation: 'pass' };
const withToken = { ...credentials, password_confirmation: 'pass', token: 't' };

describe('the five calls', () => {
  const rows = [
    ['/v1/auth/login', 'include', () => calls.login(remembered, 'de'), remembered],
    [
      '/v1/auth/login',
      'include',
      () => calls.login({ ...remembered, secret: '12' }, 'de'),
      { ...remembered, secret: '12' },
    ],
    [
      '/v1/auth/register',
      'same-origin',
      () => calls.register({ ...credentials, ...profile }, 'de'),
      { ...credentials, ...profile },
    ],
    ['/v1/auth/forgot', 'same-origin', () => calls.forgot({ email: 'a@b.example' }, 'de'), { email: 'a@b.example' }],
    ['/v1/auth/reset/', 'same-origin', () => calls.reset(withToken, 'de'), withToken],
  ] as const;

  it.each(rows)('POST to %s, with credentials %s, what the contract says', async (path, cookies, call, payload) => {
    const seen: unknown[] = [];
    listener = async (request, response) => {
      const { headers } = request;
      seen.push(request.method, request.url, headers['accept-language'], headers.accept, headers['content-type']);
      seen.push(JSON.parse(await textOf(request)));
      response.end();
    };
    const fetching = jest.spyOn(globalThis, 'fetch');
    expect(await call()).toEqual({ ok: true });
    expect(seen).toEqual(['POST', path, 'de', 'application/json', 'application/json', payload]);
    expect(fetching.mock.calls.map(([, init]) => init?.credentials)).toEqual([cookies]);
    fetching.mockRestore();
  });
});

describe('an answer', () => {
  it.each([200, 201, 204])('of status %i is success, whatever its body', async (status) => {
    answer(status, status === 204 ? '' : '<html>');
    expect(await post()).toEqual({ ok: true });
  });

  it.each([400, 401, 422, 429, 500, 503])('of status %i is a failure with its errors', async (status) => {
    answer(status, '{"errors":{"email":"Taken"}}');
    expect(await post()).toEqual({ ok: false, kind: 'http', status, errors: { email: ['Taken'] } });
  });

  it.each([301, 302, 307])('that redirects (%i) is not followed', async (status) => {
    const asked: unknown[] = [];
    listener = (request, response) => {
      asked.push(request.url);
      response.writeHead(status, { location: '/v1/login.html' }).end();
    };
    expect(await post()).toEqual(failed('redirect'));
    expect(asked).toEqual(['/v1/x']);
  });

  it('that never begins is given up after 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = new Promise<void>((resolve) => (listener = () => setImmediate(resolve)));
    let isSettled = false;
    const result = post().finally(() => (isSettled = true));
    await asked;
    jest.advanceTimersByTime(14_999);
    await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await result).toEqual(failed('timeout'));
    jest.useRealTimers();
  });
});

describe('the errors of an answer', () => {
  it.each([
    ['{"errors":{"email":"Taken"}}', { email: ['Taken'] }],
    ['{"errors":{"email":["Taken","Too odd"]}}', { email: ['Taken', 'Too odd'] }],
    ['{"errors":{"two_enabled":true,"x":1}}', { two_enabled: [], x: [] }],
    ['{"errors":{"two_enabled":false,"email":null,"phone":"","name":0}}', {}],
    ['{"errors":{"email":["Taken",3,null,""," "],"phone":{"code":1}}}', { email: ['Taken'], phone: [] }],
    ['{"errors":[]}', {}],
    ['<!doctype html>', {}],
    ['', {}],
  ])('in %.80s are %j', (body, errors) => {
    expect(fieldErrorsOf(body)).toEqual(errors);
  });
});
