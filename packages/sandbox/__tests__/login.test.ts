import { setSessionCookie } from '../auth/session-cookie';
import { Hono } from 'hono';
import { password, ownSandbox } from './running-sandbox';
import { en } from '../../../__tests__/support/strings';

const sandbox = ownSandbox();
const day = 24 * 3_600_000;

const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('login', () => {
  it('answers the right password with 200 and a cookie that scripts cannot read', async () => {
    const { status, headers, body } = await sandbox.login(await sandbox.account());
    expect(status).toBe(200);
    expect(body).toEqual({});
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps the cookie only until the browser closes when it need not remember', async () => {
    const { headers } = await sandbox.login(await sandbox.account(), { remember: false });
    expect(headers.getSetCookie()).toEqual([expect.not.stringContaining('Max-Age')]);
  });

  it('marks the cookie as secure on https alone', async () => {
    const app = new Hono().get('/', (c) => {
      setSessionCookie(c, { token: 'token', maxAge: undefined });
      return c.text('');
    });
    expect((await app.request('https://api.example/')).headers.get('set-cookie')).toContain('; Secure');
    expect((await app.request('http://api.example/')).headers.get('set-cookie')).not.toContain('Secure');
  });

  it('takes the e-mail in any case and with spaces around', async () => {
    const email = await sandbox.account();
    expect((await sandbox.login(` ${email.toUpperCase()} `)).status).toBe(200);
  });

  it.each(['en', 'de', 'fr'])(
    'answers a wrong password and an unknown address alike with 401 (%s)',
    async (language) => {
      const wrong = await sandbox.login(await sandbox.account(), { password: 'wrong' }, { language });
      const unknown = await sandbox.login(sandbox.newAddress(), {}, { language });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get('www-authenticate')).toBe('Session');
      expect(wrong.headers.getSetCookie()).toEqual([]);
      expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
    },
  );

  it.each([
    [
      { email: '', password: '' },
      { email: [en.auth.emailRequired], password: [en.auth.passwordRequired] },
    ],
    [{ password: 'x' }, { email: [en.auth.emailRequired] }],
    [{ email: 'nobody', password: 'x' }, { email: [en.auth.invalidEmail] }],
    [{ email: `${'a'.repeat(250)}@example.com`, password: 'x' }, { email: [en.auth.invalidEmail] }],
    [{ email: 'a@example.com' }, { password: [en.auth.passwordRequired] }],
    [
      { email: ['a@example.com'], password: 5 },
      { email: ['This value is not valid'], password: ['This value is not valid'] },
    ],
    [
      { email: null, password: {} },
      { email: ['This value is not valid'], password: ['This value is not valid'] },
    ],
  ])('answers %j with 422 and errors by field', async (payload, errors) => {
    expect(await sandbox.post('/auth/login', payload)).toMatchObject({ status: 422, body: { errors } });
  });

  it.each([
    ['de', 'de'],
    ['fr', 'fr'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['es, en;q=0.1, fr;q=0.2', 'fr'],
    ['DE', 'de'],
    ['de;q=0, es', 'en'],
    ['*', 'en'],
    ['', 'en'],
  ])('answers the Accept-Language %j in %s', async (language, locale) => {
    const messages = await import(`../../../locales/${locale}/auth.json`);
    const { headers, body } = await sandbox.post('/auth/login', { email: 'x', password: 'x' }, { language });
    expect(body?.errors?.email).toEqual([messages.invalidEmail]);
    expect(headers.get('content-language')).toBe(locale);
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it.each([
    ['{"email": "cut', 400],
    ['[]', 400],
    ['"text"', 400],
    ['null', 400],
    ['', 400],
  ])('refuses %j, which is no JSON object, with 400', async (body, status) => {
    expect((await sandbox.post('/auth/login', body)).status).toBe(status);
  });

  it('refuses what a form of another site could send', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await sandbox.post('/auth/login', { email: 'a@example.com', password }, { headers })).status).toBe(415);
  });

  it('refuses a body beyond any form', async () => {
    expect((await sandbox.post('/auth/login', { email: 'a'.repeat(70_000), password })).status).toBe(413);
  });

  it('has no other method and no other spelling of the path', async () => {
    expect((await sandbox.request('/auth/login')).status).toBe(404);
    expect((await sandbox.post('/auth/login/', {})).status).toBe(404);
  });

  it('lets the right password of an unconfirmed account in only after confirmation, and mails a new link', async () => {
    const email = await sandbox.account({ confirmed: false });
    const refused = await sandbox.login(email);
    expect(refused.status).toBe(422);
    expect(refused.body?.errors).toEqual({ email: [expect.stringContaining('confirm your email address')] });
    expect(refused.headers.getSetCookie()).toEqual([]);
    const [mail] = await sandbox.mails(email);
    await sandbox.request(mail?.links[0] ?? '');
    expect((await sandbox.login(email)).status).toBe(200);
  });

  it('does not reveal without the password that an account is unconfirmed', async () => {
    expect((await sandbox.login(await sandbox.account({ confirmed: false }), { password: 'wrong' })).status).toBe(401);
  });

  it('ends a session after its time', async () => {
    await sandbox.reset();
    const { headers } = await sandbox.login(await sandbox.account({ firstName: 'Jane', lastName: 'Doe' }));
    const terminal = () => sandbox.request('/terminal?locale=en', { headers: { Cookie: cookieOf(headers) } });
    expect((await terminal()).text).toContain('Logged in: Jane Doe');
    await sandbox.advance(30 * day);
    expect((await terminal()).text).toContain('Nobody is logged in.');
    await sandbox.reset();
  });
});
