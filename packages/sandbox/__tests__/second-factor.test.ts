import { ownSandbox } from './running-sandbox';
import { en } from '../../../__tests__/support/strings';

const sandbox = ownSandbox();
const account = () => sandbox.account({ secondFactor: true });
const codeFor = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await sandbox.mails(email))[0]?.text ?? '')?.[0] ?? '';
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

const secretError = (message: string) => ({ status: 422, body: { errors: { secret: [message] } } });

describe('login with a second factor', () => {
  it.each([
    ['en', en.auth.twoFactorRequired],
    ['de', undefined],
    ['fr', undefined],
  ])('asks for the code that it mails, in the language asked for (%s)', async (language, message) => {
    const email = await account();
    const { status, headers, body } = await sandbox.login(email, {}, { language });
    expect(status).toBe(422);
    expect(body?.errors).toEqual({ two_enabled: [message ?? expect.any(String)] });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await sandbox.mails(email)).toEqual([expect.objectContaining({ language, to: email })]);
    expect(await codeFor(email)).toMatch(/^\d{6}$/);
  });

  it('lets in with the right code, spaces and all', async () => {
    const email = await account();
    await sandbox.login(email);
    const code = await codeFor(email);
    const { status, headers } = await sandbox.login(email, { secret: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toHaveLength(1);
  });

  it('refuses a wrong code and still takes the right one', async () => {
    const email = await account();
    await sandbox.login(email);
    const code = await codeFor(email);
    expect(await sandbox.login(email, { secret: otherThan(code) })).toMatchObject(secretError(en.auth.invalidCode));
    expect((await sandbox.login(email, { secret: code })).status).toBe(200);
  });

  it('takes a code once', async () => {
    const email = await account();
    await sandbox.login(email);
    const code = await codeFor(email);
    await sandbox.login(email, { secret: code });
    expect(await sandbox.login(email, { secret: code })).toMatchObject(secretError(en.auth.invalidCode));
  });

  it('takes the newest code alone', async () => {
    const email = await account();
    await sandbox.login(email);
    const earlier = await codeFor(email);
    await sandbox.login(email);
    const newest = await codeFor(email);
    expect((await sandbox.login(email, { secret: earlier })).status).toBe(earlier === newest ? 200 : 422);
    expect((await sandbox.login(email, { secret: newest })).status).toBe(200);
  });

  it('refuses a code whose ten minutes are over', async () => {
    const email = await account();
    await sandbox.login(email);
    const code = await codeFor(email);
    await sandbox.advance(10 * 60_000);
    expect(await sandbox.login(email, { secret: code })).toMatchObject(secretError(en.auth.invalidCode));
  });

  it('lets a test expire what one account was mailed', async () => {
    const [email, bystander] = [await account(), await account()];
    await sandbox.login(email);
    await sandbox.login(bystander);
    expect((await sandbox.post('/sandbox/expire', { email })).status).toBe(204);
    expect((await sandbox.login(email, { secret: await codeFor(email) })).status).toBe(422);
    expect((await sandbox.login(bystander, { secret: await codeFor(bystander) })).status).toBe(200);
  });

  it('refuses the code of another account', async () => {
    const [email, other] = [await account(), await account()];
    await sandbox.login(email);
    await sandbox.login(other);
    const [code, theirs] = [await codeFor(email), await codeFor(other)];
    expect((await sandbox.login(email, { secret: theirs })).status).toBe(code === theirs ? 200 : 422);
  });

  it('wants the password with the code too', async () => {
    const email = await account();
    await sandbox.login(email);
    const secret = await codeFor(email);
    expect((await sandbox.login(email, { password: 'wrong', secret })).status).toBe(401);
  });

  it.each([
    ['', en.auth.codeRequired],
    ['1', en.auth.codeTooShort],
    [12, 'This value is not valid'],
  ])('answers the code %j by the form’s own rule', async (secret, message) => {
    const { status, body } = await sandbox.login(await account(), { secret });
    expect(status).toBe(422);
    expect(body?.errors?.secret).toContain(message);
  });
});
