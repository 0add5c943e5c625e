import { password, site, ownSandbox } from './running-sandbox';
import { en } from '../../../__tests__/support/strings';

const sandbox = ownSandbox();
const forgot = (email: string, language = 'en') => sandbox.post('/auth/forgot', { email }, { language });
const linkFor = async (email: string): Promise<URL> => new URL((await sandbox.mails(email))[0]?.links[0] ?? '');
const tokenFor = async (email: string): Promise<string> => (await linkFor(email)).searchParams.get('token') ?? '';
const fresh = 'a new password';
const reset = (email: string, token: string, more: object = {}) =>
  sandbox.post('/auth/reset/', { email, token, password: fresh, password_confirmation: fresh, ...more });

const invalidLink = { status: 422, body: { errors: { token: ['This link has expired or has been used already'] } } };

describe('password recovery', () => {
  it('leads by way of the mailed link to login with the new password, and the old one is refused', async () => {
    const email = await sandbox.account();
    expect(await forgot(email)).toMatchObject({ status: 200, body: {} });
    expect(await reset(email, await tokenFor(email))).toMatchObject({ status: 200, body: {} });
    expect((await sandbox.login(email)).status).toBe(401);
    expect((await sandbox.login(email, { password: fresh })).status).toBe(200);
  });

  it.each([
    ['en', ''],
    ['de', '/de'],
    ['fr', '/fr'],
  ])('links to the site’s reset page in the visitor’s tree (%s)', async (language, tree) => {
    const email = await sandbox.account();
    await forgot(email, language);
    const link = await linkFor(email);
    expect(`${link.origin}${link.pathname}`).toBe(`${site}${tree}/auth/reset-password`);
    expect([...link.searchParams.keys()]).toEqual(['email', 'token']);
    expect(link.searchParams.get('email')).toBe(email);
  });

  it('keeps every character of an address whole in the link', async () => {
    const email = "o'hara+tag&x=1@example.com";
    await sandbox.post('/sandbox/accounts', { email, password });
    await forgot(email);
    expect((await linkFor(email)).searchParams.get('email')).toBe(email);
  });

  it('answers for an unknown address as for a known one, and mails nothing', async () => {
    const email = sandbox.newAddress();
    const known = await forgot(await sandbox.account());
    const unknown = await forgot(email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await sandbox.mails(email)).toEqual([]);
  });

  it.each([
    ['', en.auth.emailRequired],
    ['nobody', en.auth.invalidEmail],
  ])('answers the address %j with 422', async (email, message) => {
    expect(await forgot(email)).toMatchObject({ status: 422, body: { errors: { email: [message] } } });
  });

  it('takes a link once', async () => {
    const email = await sandbox.account();
    await forgot(email);
    const token = await tokenFor(email);
    await reset(email, token);
    const other = { password: 'a third one', password_confirmation: 'a third one' };
    expect(await reset(email, token, other)).toMatchObject(invalidLink);
    expect((await sandbox.login(email, { password: fresh })).status).toBe(200);
  });

  it('takes a link once when it is sent twice at once', async () => {
    const email = await sandbox.account();
    await forgot(email);
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(email, token), reset(email, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('takes the newest link alone', async () => {
    const email = await sandbox.account();
    await forgot(email);
    const earlier = await tokenFor(email);
    await forgot(email);
    expect(await reset(email, earlier)).toMatchObject(invalidLink);
    expect((await reset(email, await tokenFor(email))).status).toBe(200);
  });

  it('refuses a link whose hour is over', async () => {
    const email = await sandbox.account();
    await forgot(email);
    const token = await tokenFor(email);
    await sandbox.advance(60 * 60_000);
    expect(await reset(email, token)).toMatchObject(invalidLink);
  });

  it('refuses a link that belongs to another address, and leaves it good for its own', async () => {
    const [email, other] = [await sandbox.account(), await sandbox.account()];
    await forgot(email);
    const token = await tokenFor(email);
    expect(await reset(other, token)).toMatchObject(invalidLink);
    expect((await reset(email, token)).status).toBe(200);
  });

  it.each([
    [{ password: '12345', password_confirmation: '12345' }, { password: [en.auth.tooShort] }],
    [{ password_confirmation: 'different' }, { password_confirmation: [en.auth.passwordDoNotMatch] }],
    [{ email: 'nobody' }, { email: [en.auth.invalidEmail] }],
    [{ token: '' }, { token: ['This link has expired or has been used already'] }],
  ])('holds %j to the form’s rules without using the link up', async (more, errors) => {
    const email = await sandbox.account();
    await forgot(email);
    const token = await tokenFor(email);
    expect(await reset(email, token, more)).toMatchObject({ status: 422, body: { errors } });
    expect((await reset(email, token, { password: '123456', password_confirmation: '123456' })).status).toBe(200);
  });

  it('ends every session of the account', async () => {
    const email = await sandbox.account();
    const cookie = (await sandbox.login(email)).headers.getSetCookie()[0] ?? '';
    await forgot(email);
    await reset(email, await tokenFor(email));
    const { text } = await sandbox.request('/terminal?locale=en', { headers: { Cookie: cookie } });
    expect(text).toContain('Nobody is logged in.');
  });

  it('confirms the address, as the link proves it', async () => {
    const email = await sandbox.account({ confirmed: false });
    await forgot(email);
    await reset(email, await tokenFor(email));
    expect((await sandbox.login(email, { password: fresh })).status).toBe(200);
  });

  it('answers at the path with its trailing slash alone', async () => {
    expect((await sandbox.post('/auth/reset', {})).status).toBe(404);
    expect((await sandbox.post('/auth/reset/', {})).status).toBe(422);
  });
});
