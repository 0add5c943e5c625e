import type { RunningServer } from '../../shared/http-server';
import type { Mail } from '../memory';
import { startSandbox } from '../start';

/* Functions with which tests send requests to a sandbox. Each test file that imports this module starts a sandbox of
   its own. */

export const site = 'http://127.0.0.1:8000';
export const password = 'correct horse';

let sandbox: RunningServer;
let people = 0;
beforeAll(async () => void (sandbox = await startSandbox({ site })));
afterAll(() => sandbox.stop());

/** Sends a request. `body` of the result is undefined if the response is not JSON. */
export async function request(address: string, init: RequestInit = {}) {
  const answer = await fetch(new URL(address, sandbox.url), { redirect: 'manual', ...init });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type') === 'application/json' && text.endsWith('}');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
}

export const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

export const newAddress = () => `person${(people += 1)}@example.com`;

/** Creates an account, by default with a confirmed e-mail address, and returns the address. */
export async function account(more: object = {}): Promise<string> {
  const email = newAddress();
  expect((await post('/sandbox/accounts', { email, password, ...more })).status).toBe(204);
  return email;
}

export const login = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  post('/api/auth/login', { email, password, remember: true, ...more }, headers);

export const forgot = (email: string) => post('/api/auth/forgot', { email });

/** The mails to an e-mail address, newest first. */
export const mailsTo = async (to: string): Promise<Mail[]> =>
  JSON.parse((await request(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`)).text);

export const mailedLink = async (to: string) => (await mailsTo(to))[0]?.links[0] ?? '';

/** Makes all links and codes mailed to an e-mail address expire. */
export const expire = async (email: string) => expect((await post('/sandbox/expire', { email })).status).toBe(204);
