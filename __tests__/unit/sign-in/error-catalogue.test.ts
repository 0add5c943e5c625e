import type { FormName } from '../../../src/routes';
import type { ApiFailure, FieldErrors } from '../../../src/sign-in/broker/answer';
import { type Incident, reactionTo } from '../../../src/sign-in/error-catalogue';
import { type FormStatus, idle } from '../../../src/sign-in/form/form-state';

const http = (status: number, errors: FieldErrors = {}): ApiFailure => ({ ok: false, kind: 'http', status, errors });

const unanswered = (cause: 'timeout' | 'unreachable'): ApiFailure => ({ ok: false, kind: 'network', cause });

const fieldsOf: Record<FormName, readonly string[]> = {
  login: ['email', 'password'],
  twoFactor: ['secret'],
  register: ['email', 'phone'],
  forgotPassword: ['email'],
  resetPassword: ['password', 'password_confirmation'],
};

const twoFactor: FormStatus = { ...idle, state: 'twoFactor' };
const retry: FormStatus = { ...idle, state: 'failed' };
const tooMany: FormStatus = { ...idle, alerts: ['tooManyRequests'] };
const unexpected: FormStatus = { ...idle, alerts: ['unexpectedAnswer'] };
const wrongCode: FormStatus = { ...idle, fieldErrors: { secret: ['invalidCode'] } };
const wrongLogin: FormStatus = {
  ...idle,
  fieldErrors: { email: ['invalidCredentials'], password: ['invalidCredentials'] },
};
const at = (field: string): FormStatus => ({ ...idle, fieldErrors: { [field]: [{ text: 'x' }] } });
const above = (...texts: string[]): FormStatus => ({ ...idle, alerts: texts.map((text) => ({ text })) });

type Row = [FormName, ApiFailure, FormStatus, Incident['kind'] | undefined];

const every = (form: FormName, statuses: number[], status: FormStatus, kind?: Incident['kind']): Row[] =>
  statuses.map((code) => [form, http(code, { email: ['x'] }), status, kind]);

const rows: Row[] = [
  ['login', http(422, { two_enabled: [] }), twoFactor, undefined],
  ['login', http(422, { email: ['x'], two_enabled: ['1'] }), twoFactor, undefined],
  ['login', http(422, { email: ['x'] }), at('email'), undefined],
  ['login', http(422, { referral: ['Unknown', 'Why'], two: [] }), above('Unknown', 'Why'), 'unknownField'],
  ['login', http(422, { toString: ['x'] }), above('x'), 'unknownField'],
  ['login', http(422), retry, 'http'],
  ['login', http(422, { email: [] }), { ...retry, fieldErrors: { email: [] } }, 'http'],
  ['login', http(401, { two_enabled: [] }), wrongLogin, undefined],
  ...every('login', [429], tooMany),
  ...every('login', [400, 403, 404, 419, 500, 503], unexpected, 'http'),
  ['register', http(422, { phone: ['x'] }), at('phone'), undefined],
  ['register', http(422, { two_enabled: [] }), retry, 'unknownField'],
  ...every('register', [400, 401, 403, 429, 500], retry, 'http'),
  ['forgotPassword', http(422, { email: ['x'] }), at('email'), undefined],
  ...every('forgotPassword', [429], tooMany),
  ...every('forgotPassword', [400, 401, 403, 404, 500], unexpected, 'http'),
  ...every('resetPassword', [400, 401, 422, 429, 500], retry, 'http'),
  ...every('twoFactor', [400, 401, 403, 422, 429, 500], wrongCode),
  ['twoFactor', http(422, { two_enabled: [] }), wrongCode, undefined],
  ...(Object.keys(fieldsOf) as FormName[]).flatMap((form) =>
    (['timeout', 'unreachable'] as const).map((cause): Row => [form, unanswered(cause), retry, cause]),
  ),
];

it.each(rows)(
  'if the request of the form %s fails with %j, the form’s state becomes %j (kind of logged incident: %s)',
  (form, failure, status, kind) => {
    const incident = failure.kind === 'http' ? { form, kind, status: failure.status } : { form, kind };
    expect(reactionTo(failure, form, fieldsOf[form])).toEqual(kind ? { status, incident } : { status });
  },
);
