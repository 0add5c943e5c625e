import { de, en, fr } from '../../../__tests__/support/strings';
import { ownSandbox } from './running-sandbox';

const sandbox = ownSandbox();
const invalidCode = { status: 422, body: { errors: { secret: [en.auth.invalidCode] } } };

describe('login', () => {
  it('answers 200 with a cookie that scripts cannot read, and the terminal shows who has it', async () => {
    const email = await sandbox.account();
    const { status, body, headers } = await sandbox.login(email.toUpperCase());
    expect([status, body]).toEqual([200, {}]);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const unremembered = await sandbox.login(email, { remember: false });
    expect(unremembered.headers.getSetCookie()).toEqual([expect.not.stringContaining('Max-Age')]);
    const terminal = (more: RequestInit) => sandbox.request('/sandbox/terminal?locale=de', more);
    expect((await terminal({ headers: { Cookie: cookie } })).text).toContain(`Test Person (${email})`);
    expect((await terminal({})).text).toContain('Niemand ist angemeldet');
  });

  it('answers 401 to a wrong password and to an unknown address', async () => {
    const wrong = await sandbox.login(await sandbox.account(), { password: 'wrong' });
    const unknown = await sandbox.login(sandbox.newAddress());
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
    expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
  });

  it.each([
    ['en', en],
    ['de', de],
    ['fr', fr],
  ])('answers 422 with messages by field in the language that the request accepts (%s)', async (language, strings) => {
    const { status, body } = await sandbox.login('nobody', { password: '' }, { 'Accept-Language': language });
    const { invalidEmail, passwordRequired } = strings.auth;
    expect([status, body]).toEqual([422, { errors: { email: [invalidEmail], password: [passwordRequired] } }]);
  });

  it('answers 422 for an address that is not confirmed, and mails a new link', async () => {
    const email = await sandbox.account({ confirmed: false });
    const { status, body } = await sandbox.login(email);
    expect([status, Object.keys(body?.errors ?? {})]).toEqual([422, ['email']]);
    expect(await sandbox.mailedLink(email)).toContain('/api/auth/confirm?');
  });

  it('answers 429 with the time to wait from the sixth failure for an address on, and lets others in', async () => {
    const email = await sandbox.account();
    const statuses = [];
    for (let tries = 1; tries <= 6; tries += 1)
      statuses.push((await sandbox.login(email, { password: 'wrong' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const { status, body, headers } = await sandbox.login(email);
    expect([status, body]).toEqual([429, { message: en.auth.tooManyRequests }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(290);
    const another = await sandbox.account();
    for (let tries = 1; tries <= 8; tries += 1) expect((await sandbox.login(another)).status).toBe(200);
  });
});

describe('login with a second factor', () => {
  const begun = async () => {
    const email = await sandbox.account({ secondFactor: true });
    const { status, body, headers } = await sandbox.login(email);
    expect([status, body, headers.getSetCookie()]).toEqual([
      422,
      { errors: { two_enabled: [en.auth.twoFactorRequired] } },
      [],
    ]);
    return { email, code: await sandbox.mailedCode(email) };
  };

  it('mails a code, and lets in once with it, spaces and all', async () => {
    const { email, code } = await begun();
    const secret = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await sandbox.login(email, { secret })).status).toBe(200);
    expect(await sandbox.login(email, { secret })).toMatchObject(invalidCode);
  });
});
