import type { Failure } from '../../src/broker/result';
import { type Effect, effectOf } from '../../src/auth/error-catalogue';
import type { FormName } from '../../src/auth/form-name';
import { outcomeOf } from '../../src/auth/outcome-of';

const http = (status: number, errors: Record<string, string[]> = {}): Failure => ({
  ok: false,
  kind: 'http',
  status,
  errors,
});

const nothing: Effect = { kind: 'silence' };
const atFields: Effect = { kind: 'fieldErrors' };
const tooMany: Effect = { kind: 'alert', message: 'tooManyRequests' };
const wrongCode: Effect = { kind: 'refusal', message: 'invalidCode', fields: ['secret'] };
const wrongLogin: Effect = { kind: 'refusal', message: 'invalidCredentials', fields: ['email', 'password'] };

const every = (form: FormName, statuses: number[], effect: Effect) =>
  statuses.map((status): [FormName, Failure, Effect] => [form, http(status), effect]);

const rows: [FormName, Failure, Effect][] = [
  ['login', http(422, { two_enabled: [] }), { kind: 'secondFactor' }],
  ['login', http(422, { email: ['x'], two_enabled: ['1'] }), { kind: 'secondFactor' }],
  ['login', http(422, { email: ['x'] }), atFields],
  ['login', http(422), atFields],
  ['login', http(401), wrongLogin],
  ['login', http(401, { two_enabled: [] }), wrongLogin],
  ['login', http(429), tooMany],
  ...every('login', [400, 403, 404, 419, 500, 502, 503], nothing),
  ['register', http(422, { phone: ['x'] }), atFields],
  ['register', http(422, { two_enabled: [] }), atFields],
  ...every('register', [400, 401, 403, 419, 429, 500, 503], nothing),
  ['forgotPassword', http(422, { email: ['x'] }), atFields],
  ['forgotPassword', http(429), tooMany],
  ...every('forgotPassword', [400, 401, 404, 500], nothing),
  ...every('resetPassword', [400, 401, 422, 429, 500], nothing),
  ['resetPassword', http(422, { password: ['x'] }), nothing],
  ...every('twoFactor', [400, 401, 403, 422, 429, 500, 503], wrongCode),
  ['twoFactor', http(422, { two_enabled: [] }), wrongCode],
];

describe('the error catalogue', () => {
  it.each(rows)('answers %s with %j by %j', (form, failure, effect) => {
    expect(effectOf(form, failure)).toEqual(effect);
  });

  const forms: FormName[] = ['login', 'twoFactor', 'register', 'forgotPassword', 'resetPassword'];
  const causes = ['timeout', 'unreachable', 'redirect'] as const;
  it.each(forms.flatMap((form) => causes.map((cause) => [form, cause] as const)))(
    'is silent when %s gets no answer (%s)',
    (form, cause) => {
      expect(effectOf(form, { ok: false, kind: 'network', cause })).toEqual(nothing);
    },
  );

  it('is not misled by an entry named like something every object has', () => {
    expect(effectOf('login', http(422, { toString: ['x'] }))).toEqual(atFields);
  });
});

describe('what an effect means for a form', () => {
  it('puts entries at the fields of their names and the others above the form', () => {
    const failure = http(422, { email: ['Taken', 'Really'], referral: ['Unknown'], two_enabled: [] });
    expect(outcomeOf(atFields, failure, ['email'])).toEqual({
      state: 'idle',
      refused: { email: [{ text: 'Taken' }, { text: 'Really' }] },
      alerts: [{ text: 'Unknown' }],
    });
  });

  it('says one message of ours at each field it names', () => {
    expect(outcomeOf(wrongLogin, http(401), ['email', 'password']).refused).toEqual({
      email: [{ key: 'invalidCredentials' }],
      password: [{ key: 'invalidCredentials' }],
    });
  });

  it('keeps the spinner on the way to the second factor', () => {
    expect(outcomeOf({ kind: 'secondFactor' }, http(422), []).state).toBe('leaving');
  });
});
