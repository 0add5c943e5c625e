import { en } from '../../../__tests__/support/strings';
import { ownSandbox, password } from './running-sandbox';

const sandbox = ownSandbox();

describe('register', () => {
  const register = (email: string, more: object = {}, headers = {}) =>
    sandbox.post(
      '/api/auth/register',
      {
        email,
        password,
        password_confirmation: password,
        first_name: 'Ada',
        last_name: 'Lovelace',
        phone: '+493012345678',
        ...more,
      },
      headers,
    );

  it('answers 422 if there is an account with this address', async () => {
    const { status, body } = await register((await sandbox.account()).toUpperCase());
    expect([status, Object.keys(body?.errors ?? {})]).toEqual([422, ['email']]);
  });

  it.each([
    ['first_name', 'A', en.auth.tooShort],
    ['last_name', 'B'.repeat(51), en.auth.tooLong],
    ['phone', '+12345678', en.auth.phoneNumber],
    ['password_confirmation', 'other', en.auth.passwordDoNotMatch],
  ])('answers 422 when %s is %j', async (field, value, text) => {
    const { status, body } = await register(sandbox.newAddress(), { [field]: value });
    expect([status, body]).toEqual([422, { errors: { [field]: [text] } }]);
  });
});

describe('forgot and reset', () => {
  const forgot = (email: string) => sandbox.post('/api/auth/forgot', { email });
  const reset = (link: string, chosen = 'brand-new-8', more: object = {}) =>
    sandbox.post('/api/auth/reset/', {
      ...Object.fromEntries(new URL(link).searchParams),
      password: chosen,
      password_confirmation: chosen,
      ...more,
    });

  it('answers 200 whether or not there is an account', async () => {
    const [known, unknown] = [await forgot(await sandbox.account()), await forgot('nobody@example.com')];
    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    expect(await sandbox.mails('nobody@example.com')).toEqual([]);
  });

  it('refuses a short password, and the link of another address', async () => {
    const [email, other] = [await sandbox.account(), await sandbox.account()];
    await forgot(email);
    const link = await sandbox.mailedLink(email);
    expect((await reset(link, 'short')).body?.errors).toEqual({ password: [en.auth.tooShort] });
    expect((await reset(link, undefined, { email: other })).status).toBe(422);
  });
});

it.each(['/api/auth/login', '/api/auth/register', '/api/auth/forgot', '/api/auth/reset/'])(
  '%s answers anything that is no JSON object with 400, and odd values with 422',
  async (path) => {
    for (const payload of ['', '{', '[]', 'null', '7']) expect((await sandbox.post(path, payload)).status).toBe(400);
    const odd = { email: {}, password: 7, password_confirmation: [], first_name: null, last_name: '', phone: true };
    expect((await sandbox.post(path, odd)).status).toBe(422);
  },
);
