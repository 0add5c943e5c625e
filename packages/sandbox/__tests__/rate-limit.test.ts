import { rateLimit } from '../rate-limit';
import { ownSandbox } from './running-sandbox';

const sandbox = ownSandbox();
const fiveMinutes = 5 * 60_000;

const times = async <T>(count: number, call: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let done = 0; done < count; done += 1) answers.push(await call());
  return answers;
};
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('repeated tries', () => {
  it('end with 429, a message in the visitor’s language and the seconds to wait', async () => {
    const email = await sandbox.account();
    const wrong = () => sandbox.login(email, { password: 'wrong' }, { language: 'fr' });
    expect(statuses(await times(5, wrong))).toEqual([401, 401, 401, 401, 401]);
    const { status, headers, body } = await wrong();
    expect(status).toBe(429);
    expect(body?.message).toBe((await import('../../../locales/fr/auth.json')).tooManyRequests);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(290);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('shut the right password out as well, and let it in after the wait', async () => {
    const email = await sandbox.account();
    await times(5, () => sandbox.login(email, { password: 'wrong' }));
    const { status, headers } = await sandbox.login(email);
    expect(status).toBe(429);
    await sandbox.advance(Number(headers.get('retry-after')) * 1000);
    expect((await sandbox.login(email)).status).toBe(200);
  });

  it('of one account leave others alone', async () => {
    const email = await sandbox.account();
    await times(6, () => sandbox.login(email, { password: 'wrong' }));
    expect((await sandbox.login(await sandbox.account())).status).toBe(200);
  });

  it('sent all at once get no more passwords checked than one after another', async () => {
    const email = await sandbox.account();
    const answers = await Promise.all(Array.from({ length: 12 }, () => sandbox.login(email, { password: 'wrong' })));
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(5);
  });

  it('are forgiven after a success', async () => {
    const email = await sandbox.account();
    await times(4, () => sandbox.login(email, { password: 'wrong' }));
    await sandbox.login(email);
    expect(statuses(await times(5, () => sandbox.login(email, { password: 'wrong' })))).not.toContain(429);
  });

  it('do not count logins that succeed', async () => {
    const email = await sandbox.account();
    expect(statuses(await times(8, () => sandbox.login(email)))).toEqual(Array(8).fill(200));
  });

  it('with codes end with 429, though the password is right each time', async () => {
    const email = await sandbox.account({ secondFactor: true });
    await sandbox.login(email);
    const answers = statuses(await times(10, () => sandbox.login(email, { secret: 'wrong' })));
    expect(answers).toEqual([...Array(9).fill(422), 429]);
  });

  it('to recover end with 429 alike for known and unknown addresses', async () => {
    for (const email of [await sandbox.account(), sandbox.newAddress()]) {
      const answers = statuses(await times(6, () => sandbox.post('/auth/forgot', { email })));
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('to reset end with 429', async () => {
    const email = await sandbox.account();
    const payload = { email, token: 'guess', password: 'guessed', password_confirmation: 'guessed' };
    const answers = statuses(await times(11, () => sandbox.post('/auth/reset/', payload)));
    expect(answers).toEqual([...Array(10).fill(422), 429]);
  });

  it('to register end with 429', async () => {
    const email = await sandbox.account();
    const payload = {
      ...{ email, first_name: 'Jane', last_name: 'Doe', phone: '+33123456789' },
      ...{ password: 'x', password_confirmation: 'x' },
    };
    const answers = statuses(await times(11, () => sandbox.post('/auth/register', payload)));
    expect(answers).toEqual([...Array(10).fill(422), 429]);
  });

  it('to log in unconfirmed send no endless mails', async () => {
    const email = await sandbox.account({ confirmed: false });
    expect(statuses(await times(4, () => sandbox.login(email)))).toEqual([422, 422, 422, 429]);
    expect(await sandbox.mails(email)).toHaveLength(3);
  });

  it('are forgotten by a reset of the sandbox', async () => {
    const email = await sandbox.account();
    await times(6, () => sandbox.login(email, { password: 'wrong' }));
    await sandbox.reset();
    expect((await sandbox.login(email, { password: 'wrong' })).status).toBe(401);
  });
});

describe('the count', () => {
  it('starts afresh at the end of the window and not before', () => {
    let now = 0;
    const limit = rateLimit(() => now);
    const take = () => limit.take('login', 'somebody');
    expect([take(), take(), take(), take(), take()]).toEqual(Array(5).fill(undefined));
    now = fiveMinutes - 1;
    expect(take()).toBe(1);
    now = fiveMinutes;
    expect(take()).toBeUndefined();
  });
});
