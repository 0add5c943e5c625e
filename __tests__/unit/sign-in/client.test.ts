import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { portOf } from '../../../packages/tools/port-of';
import type * as AuthCalls from '../../../src/sign-in/broker/calls';
import type * as Client from '../../../src/sign-in/broker/client';

let server: Server;
let listener: RequestListener;
let calls: typeof AuthCalls;
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

const answer = (status: number, body = '', headers: Record<string, string> = {}) => {
  listener = (_request, response) => response.writeHead(status, headers).end(body);
};

const post = () => client.post({ path: '/x', payload: {}, locale: 'en' });

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const credentials = { email: 'a@b.example', password: 'pass' };
const profile = { first_name: 'Ada', last_name: 'Li', phone: '+491512345678', password_confirmation: 'pass' };
const withToken = { ...credentials, password_confirmation: 'pass', token: 't' };

describe('the five calls', () => {
  const rows = [
    ['/v1/auth/login', () => calls.login({ ...credentials, remember: true }, 'de'), { ...credentials, remember: true }],
    [
      '/v1/auth/login',
      () => calls.login({ ...credentials, secret: '12', remember: true }, 'fr'),
      { ...credentials, secret: '12', remember: true },
    ],
    ['/v1/auth/register', () => calls.register({ ...credentials, ...profile }, 'en'), { ...credentials, ...profile }],
    ['/v1/auth/forgot', () => calls.forgot({ email: credentials.email }, 'de'), { email: credentials.email }],
    ['/v1/auth/reset/', () => calls.reset(withToken, 'fr'), withToken],
  ] as const;

  it.each(rows)('POST to %s what the contract says', async (path, call, payload) => {
    const seen: unknown[] = [];
    listener = async (request, response) => {
      seen.push(request.method, request.url, JSON.parse(await textOf(request)));
      response.end();
    };
    expect(await call()).toEqual({ ok: true });
    expect(seen).toEqual(['POST', path, payload]);
  });

  it('name the language and JSON in their headers', async () => {
    const seen: unknown[] = [];
    listener = ({ headers }, response) => {
      seen.push(headers['accept-language'], headers.accept, headers['content-type']);
      response.end();
    };
    await calls.forgot({ email: credentials.email }, 'de');
    expect(seen).toEqual(['de', 'application/json', 'application/json']);
  });

  it('carry cookies on login alone', async () => {
    answer(204);
    const fetching = jest.spyOn(globalThis, 'fetch');
    await calls.login({ ...credentials, remember: true }, 'en');
    await calls.forgot({ email: credentials.email }, 'en');
    expect(fetching.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'same-origin']);
    fetching.mockRestore();
  });
});

describe('an answer', () => {
  it.each([200, 201, 204])('of status %i is success, whatever its body', async (status) => {
    answer(status, status === 204 ? '' : '<html>');
    expect(await post()).toEqual({ ok: true });
  });

  it.each([400, 401, 403, 404, 419, 422, 429, 500, 503])(
    'of status %i is a failure with its errors',
    async (status) => {
      answer(status, '{"errors":{"email":"Taken"}}');
      expect(await post()).toEqual({ ok: false, kind: 'http', status, errors: { email: ['Taken'] } });
    },
  );

  it.each(['', '{', '<!doctype html><title>Bad Gateway</title>', '{"errors":7}', '\u0000\ufffd'])(
    'with the body %j is a failure without errors',
    async (body) => {
      answer(422, body);
      expect(await post()).toEqual({ ok: false, kind: 'http', status: 422, errors: {} });
    },
  );

  it.each([301, 302, 303, 307, 308])('that redirects (%i) is not followed', async (status) => {
    const asked: unknown[] = [];
    listener = (request, response) => {
      asked.push(request.url);
      response.writeHead(status, { location: '/v1/login.html' }).end();
    };
    expect(await post()).toEqual({ ok: false, kind: 'network', cause: 'redirect' });
    expect(asked).toEqual(['/v1/x']);
  });

  it('that breaks off in its body keeps its status', async () => {
    listener = (_request, response) => {
      response.writeHead(401, { 'content-length': '100' });
      response.write('{"errors"');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await post()).toEqual({ ok: false, kind: 'http', status: 401, errors: {} });
  });

  it('that never comes because the connection drops is no HTTP failure', async () => {
    listener = (request) => request.socket.destroy();
    expect(await post()).toEqual({ ok: false, kind: 'network', cause: 'unreachable' });
  });
});

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const whenAsked = (begin: RequestListener) =>
    new Promise<void>((resolve) => {
      listener = (request, response) => {
        begin(request, response);
        setImmediate(resolve);
      };
    });

  it('is 15 seconds', () => expect(client.timeLimit).toBe(15_000));

  it('ends a request without a response', async () => {
    const asked = whenAsked(() => undefined);
    let settled = false;
    const result = post().finally(() => (settled = true));
    await asked;
    jest.advanceTimersByTime(14_999);
    await new Promise(setImmediate);
    expect(settled).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await result).toEqual({ ok: false, kind: 'network', cause: 'timeout' });
  });

  it('ends a body that never ends', async () => {
    const asked = whenAsked((_request, response) => response.writeHead(422).write('{'));
    const result = post();
    await asked;
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    jest.advanceTimersByTime(15_000);
    expect(await result).toEqual({ ok: false, kind: 'network', cause: 'timeout' });
  });
});
