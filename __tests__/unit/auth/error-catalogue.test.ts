import type { Failure } from '../../../src/broker/result';
import { type CatalogueRow, rowFor } from '../../../src/auth/error-catalogue';
import { statusAfterFailure } from '../../../src/auth/status-after-failure';
import { type FormName, formNames } from '../../../src/routes';

const http = (status: number, errors: Record<string, string[]> = {}): Failure => ({
  ok: false,
  kind: 'http',
  status,
  errors,
});

type Reaction = Pick<CatalogueRow, 'shows' | 'logs'>;

const codeForm: Reaction = { shows: 'codeForm', logs: 'never' };
const onlyLogged: Reaction = { shows: 'retryButton', logs: 'always' };
const atFields: Reaction = { shows: 'serverMessages', logs: 'unknownFields' };
const tooMany: Reaction = { shows: { message: 'tooManyRequests', at: 'form' }, logs: 'never' };
const unexpected: Reaction = { shows: { message: 'unexpectedAnswer', at: 'form' }, logs: 'always' };
const wrongCode: Reaction = { shows: { message: 'invalidCode', at: ['secret'] }, logs: 'never' };
const wrongLogin: Reaction = { shows: { message: 'invalidCredentials', at: ['email', 'password'] }, logs: 'never' };

const every = (form: FormName, statuses: number[], reaction: Reaction) =>
  statuses.map((status): [FormName, Failure, Reaction] => [form, http(status), reaction]);

const rows: [FormName, Failure, Reaction][] = [
  ['login', http(422, { two_enabled: [] }), codeForm],
  ['login', http(422, { email: ['x'], two_enabled: ['1'] }), codeForm],
  ['login', http(422, { email: ['x'] }), atFields],
  ['login', http(422), atFields],
  ['login', http(401), wrongLogin],
  ['login', http(401, { two_enabled: [] }), wrongLogin],
  ['login', http(429), tooMany],
  ...every('login', [400, 403, 404, 419, 500, 502, 503], unexpected),
  ['register', http(422, { phone: ['x'] }), atFields],
  ['register', http(422, { two_enabled: [] }), atFields],
  ...every('register', [400, 401, 403, 419, 429, 500, 503], onlyLogged),
  ['forgotPassword', http(422, { email: ['x'] }), atFields],
  ['forgotPassword', http(429), tooMany],
  ...every('forgotPassword', [400, 401, 403, 404, 500], unexpected),
  ...every('resetPassword', [400, 401, 422, 429, 500], onlyLogged),
  ['resetPassword', http(422, { password: ['x'] }), onlyLogged],
  ...every('twoFactor', [400, 401, 403, 422, 429, 500, 503], wrongCode),
  ['twoFactor', http(422, { two_enabled: [] }), wrongCode],
];

describe('the error catalogue', () => {
  it.each(rows)('answers %s with %j by %j', (form, failure, reaction) => {
    expect(rowFor(form, failure)).toMatchObject(reaction);
  });

  const causes = ['timeout', 'unreachable', 'redirect'] as const;
  it.each(formNames.flatMap((form) => causes.map((cause) => [form, cause] as const)))(
    'shows no message and logs when %s gets no answer (%s)',
    (form, cause) => {
      expect(rowFor(form, { ok: false, kind: 'network', cause })).toMatchObject(onlyLogged);
    },
  );

  it('is not misled by an entry that has the name of a method of every object', () => {
    expect(rowFor('login', http(422, { toString: ['x'] }))).toMatchObject(atFields);
  });
});

describe('what a form shows after a failure', () => {
  const t = (key: string) => `<${key}>`;

  it('is each entry at the field of its name, and the others above the form', () => {
    const failure = http(422, { email: ['Taken', 'Really'], referral: ['Unknown'], two_enabled: [] });
    expect(statusAfterFailure(atFields, failure, ['email'], t)).toEqual({
      state: 'idle',
      fieldErrors: { email: ['Taken', 'Really'] },
      alerts: ['Unknown'],
    });
  });

  it.each([[{}], [{ email: [] }], [{ referral: [] }]])(
    'is a button to try again where the server refused the values without a message: %j',
    (errors) => {
      expect(statusAfterFailure(atFields, http(422, errors), ['email'], t).state).toBe('failed');
    },
  );

  it('is one message of ours at each field that the row names', () => {
    expect(statusAfterFailure(wrongLogin, http(401), ['email', 'password'], t).fieldErrors).toEqual({
      email: ['<invalidCredentials>'],
      password: ['<invalidCredentials>'],
    });
  });

  it('is one message of ours above the form', () => {
    expect(statusAfterFailure(tooMany, http(429), [], t).alerts).toEqual(['<tooManyRequests>']);
  });

  it('is the spinner, on the way to the second factor', () => {
    expect(statusAfterFailure(codeForm, http(422), [], t).state).toBe('leaving');
  });

  it('is a button to try again where the row has no message', () => {
    expect(statusAfterFailure(onlyLogged, http(500), [], t)).toEqual({ state: 'failed', alerts: [], fieldErrors: {} });
  });
});
