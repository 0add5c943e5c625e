import { de, en, fr } from '../../../__tests__/support/strings';
import type { Fault } from '../memory';
import {
  account,
  forgot,
  login,
  mailedLink,
  mailsTo,
  newAddress,
  password,
  post,
  request,
  site,
} from './running-sandbox';

it('the sandbox API answers a login with 200 and an HttpOnly session cookie, which logs the visitor in to the trading terminal', async () => {
  const email = await account();
  const { status, body, headers } = await login(email.toUpperCase());
  expect([status, body]).toEqual([200, {}]);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^session=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const unremembered = await login(email, { remember: false });
  expect(unremembered.headers.getSetCookie()).toEqual([expect.not.stringContaining('Max-Age')]);
  const terminal = async (headers: HeadersInit) => (await request('/sandbox/terminal?locale=de', { headers })).text;
  expect(await terminal({ Cookie: cookie })).toContain(`Test Person (${email})`);
  expect(await terminal({})).toContain('Niemand ist angemeldet');
});

it('the sandbox API answers 401 to a login with a wrong password or an unknown e-mail', async () => {
  const wrong = await login(await account(), { password: 'wrong' });
  const unknown = await login(newAddress());
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
});

it.each([
  ['de', de],
  ['fr', fr],
])(
  'the sandbox API answers 422 to an invalid login, with a message for each field in the requested language, “%s”',
  async (language, strings) => {
    const { status, body } = await login('nobody', { password: '' }, { 'Accept-Language': language });
    const { invalidEmail, passwordRequired } = strings.signIn;
    expect([status, body]).toEqual([422, { errors: { email: [invalidEmail], password: [passwordRequired] } }]);
  },
);

it('the sandbox API answers 422 to a login with an account that is not confirmed, and mails a new link', async () => {
  const email = await account({ confirmed: false });
  const { status, body } = await login(email);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  expect(await mailedLink(email)).toContain('/api/auth/confirm?');
});

describe('registration', () => {
  const names = { first_name: 'Ada', last_name: 'Lovelace', phone: '+493012345678' };
  const register = (email: string, more: object = {}) =>
    post('/api/auth/register', { email, password, password_confirmation: password, ...names, ...more });

  it('the sandbox API answers 422 to a registration if there is an account with the same e-mail', async () => {
    const { status, body } = await register((await account()).toUpperCase());
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });

  it.each([
    ['first_name', 'A', en.signIn.tooShort],
    ['last_name', 'B'.repeat(51), en.signIn.tooLong],
    ['phone', '+12345678', en.signIn.phoneNumber],
    ['password_confirmation', 'other', en.signIn.passwordDoNotMatch],
  ])('the sandbox API answers 422 to a registration with %s=%j', async (field, value, text) => {
    const { status, body } = await register(newAddress(), { [field]: value });
    expect([status, body]).toEqual([422, { errors: { [field]: [text] } }]);
  });
});

it('the sandbox API answers 200 to a forgotten password even if the e-mail has no account, but mails only to accounts', async () => {
  const email = await account();
  for (const one of [email, 'nobody@example.com']) expect(await forgot(one)).toMatchObject({ status: 200, body: {} });
  expect(await mailedLink(email)).toMatch(`${site}/auth/reset-password?`);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
});

describe('simulated failures', () => {
  const setFault = (fault: Partial<Fault>) => post('/sandbox/faults', fault);
  const statusFor = async (email: string) => (await forgot(email)).status;
  afterEach(() => post('/sandbox/faults/clear', {}));

  it.each([
    ['500', 500, 'application/json'],
    ['malformed', 422, 'application/json'],
    ['html', 502, 'text/html; charset=utf-8'],
    ['429', 429, 'application/json'],
    ['redirect', 302, null],
  ] as const)('the simulated failure “%s” makes the sandbox API answer with status %i', async (mode, status, type) => {
    await setFault({ mode });
    const answer = await forgot('a@example.com');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  it('a failure simulated in the sandbox API for one e-mail address has priority over a failure for all addresses', async () => {
    await setFault({ mode: '500' });
    await setFault({ mode: 'html', email: 'c@example.com' });
    expect([await statusFor('c@example.com'), await statusFor('b@example.com')]).toEqual([502, 500]);
    await post('/sandbox/faults/clear', { email: 'c@example.com' });
    expect(await statusFor('c@example.com')).toBe(500);
    await post('/sandbox/faults/clear', {});
    expect(await statusFor('c@example.com')).toBe(200);
  });
});

it('if the sandbox API has its own origin, its CORS headers allow requests with cookies from the site only', async () => {
  const preflight = (origin: string) =>
    request('/api/auth/login', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });
  const { status, headers } = await preflight(site);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(site);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-headers')).toBe('Accept,Accept-Language,Content-Type');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  const refused = await login('nobody', {}, { Origin: site });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([422, site]);
});
