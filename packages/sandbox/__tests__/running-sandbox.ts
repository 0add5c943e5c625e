import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '../mail/mails';
import { startSandbox } from '../start';

export const site = 'http://127.0.0.1:8000';

/** The password of every test account. */
export const password = 'correct horse';

interface Call {
  language?: string;
  origin?: string;
  headers?: Record<string, string>;
}

/** The possible fields of the API's responses. */
interface ApiBody {
  errors?: Record<string, string[]>;
  message?: string;
}

/** A response with its text; `body` is the parsed JSON, undefined if it is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: ApiBody | undefined;
}

function parsed(text: string): ApiBody | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

/** Starts a separate sandbox for the test file that calls it, with real port, SQLite file and SMTP. */
export function ownSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const errors: unknown[] = [];
  let running: Awaited<ReturnType<typeof startSandbox>>;
  let people = 0;

  beforeAll(async () => {
    running = await startSandbox({
      port: 0,
      siteOrigin: site,
      dataFile: join(folder, 'data.sqlite'),
      onError: (error) => errors.push(error),
    });
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  afterAll(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const request = async (path: string, init: RequestInit = {}): Promise<Answer> =>
    answerOf(await fetch(new URL(path, running.url), { redirect: 'manual', ...init }));

  const send = (method: string, path: string, payload: unknown, { language, origin, headers }: Call = {}) =>
    request(path, {
      method,
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: {
        'Content-Type': 'application/json',
        ...(language !== undefined && { 'Accept-Language': language }),
        ...(origin !== undefined && { Origin: origin }),
        ...headers,
      },
    });
  const post = (path: string, payload: unknown, call?: Call) => send('POST', path, payload, call);

  return {
    request,
    send,
    post,
    url: () => running.url,
    /** An e-mail address that no other test uses. */
    newAddress: (name = 'person') => `${name}${(people += 1)}@example.com`,
    /** Creates an account, confirmed by default, and returns its address. */
    account: async (more: object = {}): Promise<string> => {
      const email = `account${(people += 1)}@example.com`;
      expect((await post('/sandbox/accounts', { email, password, ...more })).status).toBe(201);
      return email;
    },
    login: (email: string, more: object = {}, call?: Call) =>
      post('/auth/login', { email, password, remember: true, ...more }, call),
    /** The mails to an address, newest first. */
    mails: async (to: string): Promise<Mail[]> =>
      JSON.parse((await request(`/inbox.json?to=${encodeURIComponent(to)}`)).text),
    reset: () => post('/sandbox/reset', {}),
    advance: (advanceMs: number) => post('/sandbox/clock', { advanceMs }),
  };
}
