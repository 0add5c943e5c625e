import fc from 'fast-check';
import { ownSandbox } from './running-sandbox';

const sandbox = ownSandbox();
const names = [
  'email',
  'password',
  'password_confirmation',
  'secret',
  'token',
  'remember',
  'first_name',
  'last_name',
  'phone',
];

const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom("' OR 1=1 --", '\u0000', '\ud800', '__proto__', 'a@example.com', '${x}', '{{company}}', '\r\nBcc: x'),
);
const payload = fc.dictionary(fc.constantFrom(...names), value);

describe.each(['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset/'])('%s', (path) => {
  it('answers any payload with success or the caller’s fault, never with its own', async () => {
    await fc.assert(
      fc.asyncProperty(payload, async (fields) => {
        const { status, body } = await sandbox.post(path, fields);
        expect([200, 201, 401, 422, 429]).toContain(status);
        if (status !== 422) return;
        for (const messages of Object.values(body?.errors ?? {}))
          expect(messages).toEqual(expect.arrayContaining([expect.any(String)]));
      }),
      { numRuns: 60 },
    );
  });
});

it('keeps odd names and passwords as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), async (word) => {
      const password = `${word}x`;
      const email = sandbox.newAddress();
      const name = `A${word.trim()}B`;
      const fields = { email, password, password_confirmation: password, phone: '+33123456789' };
      expect((await sandbox.post('/auth/register', { ...fields, first_name: name, last_name: name })).status).toBe(201);
      const [mail] = await sandbox.mails(email);
      await sandbox.request(mail?.links[0] ?? '');
      expect((await sandbox.login(email, { password })).status).toBe(200);
      expect((await sandbox.login(email, { password: `${password}y` })).status).toBe(401);
    }),
    { numRuns: 10 },
  );
});
