import { password, site, ownSandbox } from './running-sandbox';
import { en } from '../../../__tests__/support/strings';

const sandbox = ownSandbox();
const hour = 3_600_000;

const payload = (email: string, more: object = {}) => ({
  email,
  first_name: 'Jane',
  last_name: 'Doe',
  phone: '+33123456789',
  password,
  password_confirmation: password,
  ...more,
});
const register = (email: string, more: object = {}, language = 'en') =>
  sandbox.post('/auth/register', payload(email, more), { language });
const linkFor = async (email: string): Promise<string> => (await sandbox.mails(email))[0]?.links[0] ?? '';
const target = async (link: string) => (await sandbox.request(link)).headers.get('location');

describe('registration', () => {
  it('leads by way of the mailed link to login', async () => {
    const email = sandbox.newAddress();
    expect(await register(email)).toMatchObject({ status: 201, body: {} });
    expect((await sandbox.login(email)).status).toBe(422);
    expect(await target(await linkFor(email))).toBe(`${site}/auth/login`);
    expect((await sandbox.login(email)).status).toBe(200);
  });

  it.each([
    ['en', 'Confirm your email address', ''],
    ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', '/de'],
    ['fr', 'Confirmez votre adresse e-mail', '/fr'],
  ])('mails and links in the visitor’s language, whatever the browser’s (%s)', async (language, subject, tree) => {
    const email = sandbox.newAddress();
    await register(email, {}, language);
    const [mail] = await sandbox.mails(email);
    expect(mail).toMatchObject({ subject, language });
    const link = mail?.links[0] ?? '';
    const headers = { 'Accept-Language': 'en-US' };
    const first = await sandbox.request(link, { headers });
    expect([first.status, first.headers.get('location')]).toEqual([303, `${site}${tree}/auth/login`]);
    const second = await sandbox.request(link, { headers });
    expect(second.headers.get('location')).toBe(`${site}${tree}/activation/error`);
  });

  it('leads an expired link to the error page and leaves the account unconfirmed', async () => {
    const email = sandbox.newAddress();
    await register(email, {}, 'fr');
    await sandbox.advance(24 * hour);
    expect(await target(await linkFor(email))).toBe(`${site}/fr/activation/error`);
    expect((await sandbox.login(email)).status).toBe(422);
  });

  it.each(['', '?token=', '?token=nonsense', '?token=a&token=b'])('leads %j to the error page', async (query) => {
    const headers = { 'Accept-Language': 'de-DE,de;q=0.9' };
    const { headers: answered } = await sandbox.request(`/auth/confirm${query}`, { headers });
    expect(answered.get('location')).toBe(`${site}/de/activation/error`);
  });

  it('does not use a link up when a mail program merely looks at it', async () => {
    const email = sandbox.newAddress();
    await register(email);
    const link = await linkFor(email);
    await sandbox.request(link, { method: 'HEAD' });
    expect(await target(link)).toBe(`${site}/auth/login`);
  });

  it('says so when the address is taken, in any case, and keeps the account as it was', async () => {
    const email = await sandbox.account();
    const again = await register(email.toUpperCase(), { password: 'another', password_confirmation: 'another' }, 'de');
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { email: ['Für diese E-Mail-Adresse gibt es bereits ein Konto'] } },
    });
    expect((await sandbox.login(email)).status).toBe(200);
    expect(await sandbox.mails(email)).toEqual([]);
  });

  it('opens one account when the same form arrives twice at once', async () => {
    const email = sandbox.newAddress();
    const answers = await Promise.all([register(email), register(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await sandbox.mails(email)).toHaveLength(1);
  });

  it.each([
    ['first_name', 'A', en.auth.tooShort],
    ['first_name', 'A'.repeat(51), en.auth.tooLong],
    ['last_name', '', en.auth.fieldRequired],
    ['last_name', 'B'.repeat(51), en.auth.tooLong],
    ['phone', '', en.auth.enterPhoneNumber],
    ['phone', '+12345678', en.auth.phoneNumber],
    ['phone', 'call me', en.auth.phoneNumber],
    ['phone', '+491234567890123456', en.auth.phoneNumber],
    ['email', 'nobody', en.auth.invalidEmail],
    ['password', '', en.auth.passwordRequired],
    ['password_confirmation', '', en.auth.repeatPasswordRequired],
    ['password_confirmation', 'other', en.auth.passwordDoNotMatch],
  ])('holds %s to the form’s rule: %j is "%s"', async (field, value, message) => {
    const { status, body } = await register(sandbox.newAddress(), { [field]: value });
    expect(status).toBe(422);
    expect(body?.errors?.[field]).toContain(message);
  });

  it.each([
    ['first_name', 'Al'],
    ['first_name', 'A'.repeat(50)],
    ['phone', '+123456789'],
    ['phone', '+49 123-456_(789)'],
    // The longest number that the form accepts, after a country code.
    ['phone', '+4912345678901234'],
    ['password', 'x'],
    ['first_name', '<b>Robert</b>'],
  ])('accepts %s %j', async (field, value) => {
    const more = field === 'password' ? { password: value, password_confirmation: value } : { [field]: value };
    expect((await register(sandbox.newAddress(), more)).status).toBe(201);
  });

  it('repeats nothing in its mail that a stranger typed', async () => {
    const email = sandbox.newAddress();
    await register(email, { first_name: 'http://evil.example', last_name: 'Bait' });
    expect((await sandbox.mails(email))[0]?.text).not.toMatch(/evil|Bait/);
  });
});
