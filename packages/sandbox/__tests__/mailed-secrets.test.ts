import { en } from '../../../__tests__/support/strings';
import { account, expire, forgot, login, mailedLink, mailsTo, post, request, site } from './running-sandbox';

/* Tests of mailed codes and links: each works once, until it expires or a newer one replaces it. */

describe('login with a second factor', () => {
  /** Starts a login, for which the sandbox mails a code. Returns a function that sends a code. */
  async function begun() {
    const email = await account({ secondFactor: true });
    const { status, body, headers } = await login(email);
    const errors = { two_enabled: [en.signIn.twoFactorRequired] };
    expect([status, body, headers.getSetCookie()]).toEqual([422, { errors }, []]);
    const code = /^\d{6}$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    return { email, code, type: (secret: string) => login(email, { secret }) };
  }
  const invalidCode = { status: 422, body: { errors: { secret: [en.signIn.invalidCode] } } };

  it('the sandbox API accepts a mailed login code only once, and ignores spaces in the code', async () => {
    const { code, type } = await begun();
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const { status, headers } = await type(spaced);
    expect([status, headers.getSetCookie()]).toEqual([200, [expect.stringMatching('^session=')]]);
    expect(await type(spaced)).toMatchObject(invalidCode);
  });

  it('the sandbox API refuses a wrong login code, an expired code, and a code after which a newer code was mailed', async () => {
    const { email, code, type } = await begun();
    expect(await type('no code')).toMatchObject(invalidCode);
    await expire(email);
    expect(await type(code)).toMatchObject(invalidCode);
    const other = await begun();
    await login(other.email);
    const [newer] = await mailsTo(other.email);
    expect(newer?.text).not.toContain(other.code);
    expect(await other.type(other.code)).toMatchObject(invalidCode);
  });
});

describe('confirmation mail', () => {
  const visit = async (link: string) => (await request(link)).headers.get('location');

  it('the link in the sandbox API’s confirmation mail works once, leads to the login, and makes the account usable', async () => {
    const email = await account({ confirmed: false });
    await login(email);
    const link = await mailedLink(email);
    expect(await visit(link)).toBe(`${site}/auth/login`);
    expect((await login(email)).status).toBe(200);
    expect(await visit(link)).toBe(`${site}/activation/error`);
  });

  it('an expired link in the sandbox API’s confirmation mail leads to /activation/error, and does not confirm the account', async () => {
    const email = await account({ confirmed: false });
    await login(email, {}, { 'Accept-Language': 'de' });
    const link = await mailedLink(email);
    await expire(email);
    expect(await visit(link)).toBe(`${site}/de/activation/error`);
    expect((await login(email)).status).toBe(422);
  });
});

describe('new password', () => {
  const linkNotValid = { status: 422, body: { errors: { token: [expect.any(String)] } } };

  /** Requests a reset link. Returns a function that sends a new password with it. */
  async function asked() {
    const email = await account();
    await forgot(email);
    const sent = Object.fromEntries(new URL(await mailedLink(email)).searchParams);
    const reset = (chosen: string, more: object = {}) =>
      post('/api/auth/reset/', { ...sent, password: chosen, password_confirmation: chosen, ...more });
    return { email, reset };
  }

  it('after a password reset, the sandbox API refuses the old password and the used reset link', async () => {
    const { email, reset } = await asked();
    expect(await reset('brand-new-8')).toMatchObject({ status: 200, body: {} });
    expect((await login(email)).status).toBe(401);
    expect(await reset('another-new-9')).toMatchObject(linkNotValid);
    expect((await login(email, { password: 'brand-new-8' })).status).toBe(200);
  });

  it('for a password reset, the sandbox API refuses a short password, the link of another account, and an expired link', async () => {
    const { email, reset } = await asked();
    expect((await reset('short')).body.errors).toEqual({ password: [en.signIn.tooShort] });
    expect(await reset('brand-new-8', { email: await account() })).toMatchObject(linkNotValid);
    await expire(email);
    expect(await reset('brand-new-8')).toMatchObject(linkNotValid);
    expect((await login(email)).status).toBe(200);
  });
});
