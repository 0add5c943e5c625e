import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import fc from 'fast-check';
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

  it('that breaks off in its body keeps its status', async () => {
    listener = (_request, response) => {
      response.writeHead(401, { 'content-length': '100' });
      response.write('{"errors"');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await post()).toEqual({ ok: false, kind: 'http', status: 401, errors: {} });
  });

  it.each([
    ['that never begins', () => undefined],
    ['whose body never ends', (response) => response.writeHead(422).write('{')],
  ] as [string, (response: Parameters<RequestListener>[1]) => unknown][])(
    '%s is given up after 15 seconds',
    async (_what, begin) => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const asked = new Promise<void>((resolve) => {
        listener = (_request, response) => {
          begin(response);
          setImmediate(resolve);
        };
      });
      let isSettled = false;
      const result = post().finally(() => (isSettled = true));
      await asked;
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      jest.advanceTimersByTime(14_999);
      await new Promise(setImmediate);
      expect(isSettled).toBe(false);
      jest.advanceTimersByTime(1);
      expect(await result).toEqual(failed('timeout'));
      jest.useRealTimers();
    },
  );
});

describe('the errors of an answer', () => {
  it.each([
    ['{"errors":{"email":"Taken"}}', { email: ['Taken'] }],
    ['{"errors":{"email":["Taken","Too odd"]}}', { email: ['Taken', 'Too odd'] }],
    ['{"errors":{"two_enabled":true,"x":1}}', { two_enabled: [], x: [] }],
    ['{"errors":{"two_enabled":false,"email":null,"phone":"","name":0}}', {}],
    ['{"errors":{"email":["Taken",3,null,{},["x"],"", " "],"phone":{"code":1}}}', { email: ['Taken'], phone: [] }],
    ['{"errors":{"email":"First"},"errors":{"email":"Second"}}', { email: ['Second'] }],
    ...[
      '{"errors":[]}',
      '{"errors":"no"}',
      '{"errors":null}',
      '{"message":"no"}',
      '[]',
      'null',
      '"errors"',
      '42',
      '',
    ].map((body): [string, object] => [body, {}]),
    ...['{"errors":{"email"', '<!doctype html>', "{'errors':{}}", '['.repeat(100_000)].map((body): [string, object] => [
      body,
      {},
    ]),
  ])('in %.80s are %j', (body, errors) => {
    expect(fieldErrorsOf(body)).toEqual(errors);
  });

  it('hold an entry named __proto__ like any other', () => {
    const errors = fieldErrorsOf('{"errors":{"__proto__":["x"],"constructor":["y"]}}');
    expect(Object.keys(errors)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  });

  it('are lists of texts, whatever the body is', () => {
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((value) => `{"errors":${value}}`),
    );
    fc.assert(
      fc.property(body, (text) => {
        const texts = Object.values(fieldErrorsOf(text)).flat();
        expect(texts.every((value) => typeof value === 'string')).toBe(true);
      }),
    );
  });
});
