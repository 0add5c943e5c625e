import type { Mail } from '../memory';
import { type Sandbox, startSandbox } from '../start';

/** The password of every test account. */
export const password = 'correct horse';

/** A response; `body` is the parsed JSON, undefined if it is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: { errors?: Record<string, string[]>; message?: string } | undefined;
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type') === 'application/json' && text.endsWith('}');
  return { status, headers, text, body: isJson ? JSON.parse(text) : undefined };
}

/** Starts a sandbox for the test file that calls it. */
export function ownSandbox(options: Parameters<typeof startSandbox>[0] = {}) {
  let running: Sandbox;
  let people = 0;
  beforeAll(async () => {
    running = await startSandbox(options);
  });
  afterAll(() => running.stop());

  const request = async (path: string, init: RequestInit = {}): Promise<Answer> =>
    answerOf(await fetch(new URL(path, running.url), { redirect: 'manual', ...init }));
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const newAddress = () => `person${(people += 1)}@example.com`;
  const mails = async (to: string): Promise<Mail[]> =>
    JSON.parse((await request(`/sandbox/inbox.json?to=${encodeURIComponent(to)}`)).text);

  return {
    request,
    post,
    url: () => running.url,
    newAddress,
    /** Creates an account, confirmed by default, and returns its address. */
    account: async (more: object = {}): Promise<string> => {
      const email = newAddress();
      expect((await post('/sandbox/accounts', { email, password, ...more })).status).toBe(204);
      return email;
    },
    login: (email: string, more: object = {}, headers: Record<string, string> = {}) =>
      post('/api/auth/login', { email, password, remember: true, ...more }, headers),
    /** The mails to an address, newest first. */
    mails,
    mailedLink: async (to: string) => (await mails(to))[0]?.links[0] ?? '',
    mailedCode: async (to: string) => /^\d{6}$/m.exec((await mails(to))[0]?.text ?? '')?.[0] ?? '',
  };
}
