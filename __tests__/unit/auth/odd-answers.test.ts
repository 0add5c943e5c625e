import '../../support/settings';
import naughty from 'big-list-of-naughty-strings/blns.json';
import fc from 'fast-check';
import { forgot, login, register, reset } from '../../../src/broker/auth';
import type { Result } from '../../../src/broker/result';
import { rowFor } from '../../../src/auth/error-catalogue';
import { statusAfterFailure } from '../../../src/auth/status-after-failure';
import type { FormStatus } from '../../../src/forms/form-status';
import type { FormName } from '../../../src/routes';

const credentials = { email: 'ada@broker.test', password: 'correct-horse-7' };
const names = { first_name: 'Ada', last_name: 'Lovelace', phone: '+493012345678' };
const repeated = { ...credentials, password_confirmation: credentials.password };

const calls: Record<FormName, { fields: string[]; send: () => Promise<Result> }> = {
  login: { fields: ['email', 'password'], send: () => login({ ...credentials, remember: true }, 'de') },
  twoFactor: { fields: ['secret'], send: () => login({ ...credentials, secret: '123456', remember: true }, 'de') },
  register: { fields: Object.keys({ ...repeated, ...names }), send: () => register({ ...repeated, ...names }, 'de') },
  forgotPassword: { fields: ['email'], send: () => forgot({ email: credentials.email }, 'de') },
  resetPassword: {
    fields: ['password', 'password_confirmation'],
    send: () => reset({ ...repeated, token: 't0ken' }, 'de'),
  },
};

const forms = Object.keys(calls) as FormName[];

const statuses = [200, 201, 204, 300, 302, 304, 400, 401, 402, 403, 404, 405, 409, 410, 413, 418, 419, 422, 423, 429, 451, 499, 500, 501, 502, 503, 504, 511, 520, 599]; // prettier-ignore

const deep = (depth: number): string => `${'{"errors":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies by what is odd about them. */
const oddBodies: Record<string, string> = {
  'an empty body': '',
  'white space': ' \n\t',
  HTML: '<!doctype html><html><title>502 Bad Gateway</title><h1>nginx</h1></html>',
  'HTML that says JSON': '"<script>alert(1)</script>"',
  XML: '<?xml version="1.0"?><errors><email>Taken</email></errors>',
  'half of a JSON text': '{"errors":{"email":["Tak',
  'two JSON texts': '{"errors":{}}{"errors":{}}',
  'JSON after a byte order mark': '\ufeff{"errors":{"email":"Taken"}}',
  'JSON in a callback': 'callback({"errors":{"email":"Taken"}})',
  'single quotes': "{'errors':{'email':'Taken'}}",
  NaN: '{"errors":NaN}',
  null: 'null',
  true: 'true',
  'a number': '0',
  'a string': '"errors"',
  'an array': '[{"errors":{"email":"Taken"}}]',
  'no errors': '{"message":"Taken"}',
  'errors that are null': '{"errors":null}',
  'errors that are a string': '{"errors":"email"}',
  'errors that are a number': '{"errors":422}',
  'errors that are false': '{"errors":false}',
  'errors that are a list': '{"errors":[{"email":"Taken"},"email",null]}',
  'no entries': '{"errors":{}}',
  'an empty list': '{"errors":{"email":[]}}',
  'empty texts': '{"errors":{"email":["",null,"  "]}}',
  'entries of every wrong type':
    '{"errors":{"email":7,"password":true,"phone":{"a":"b"},"secret":null,"token":[[["x"]]]}}',
  'lists of wrong types': '{"errors":{"email":[7,true,null,{},[],"Taken"]}}',
  'unknown fields': '{"errors":{"nickname":"Taken","":"No name","E-Mail":["Taken"]}}',
  'names of every object’s methods':
    '{"errors":{"__proto__":"x","constructor":"x","toString":["x"],"hasOwnProperty":"x","valueOf":[]}}',
  'unknown keys beside the errors': '{"errors":{"email":"Taken"},"status":"ok","debug":{"sql":"SELECT"},"errors2":1}',
  'the same key twice': '{"errors":{"email":"First"},"errors":{"email":"Second"}}',
  'a field of the other forms': '{"errors":{"terms":["Accept"],"country_code":["Choose"],"two_enabled":false}}',
  'the second factor': '{"errors":{"two_enabled":true}}',
  'the second factor as a text': '{"errors":{"two_enabled":["Two factor required"],"email":"x"}}',
  'control characters': '{"errors":{"email":"\\u0000\\u202e\\ud800"}}',
  'markup in a message': '{"errors":{"email":"<img src=x onerror=alert(1)>"}}',
  'a huge message': JSON.stringify({ errors: { email: 'x'.repeat(1_000_000) } }),
  'a huge list': JSON.stringify({ errors: { email: Array.from({ length: 10_000 }, (_, at) => `Message ${at}`) } }),
  'a great many fields': JSON.stringify({
    errors: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, 'x'])),
  }),
  'a huge page': `<html>${'<p>'.repeat(300_000)}`,
  'deep nesting': deep(1_000),
  'nesting that no parser follows': '['.repeat(200_000),
};

const answerWith = (status: number, body: string): void => {
  const hasNoBody = [204, 304].includes(status);
  globalThis.fetch = () => Promise.resolve(new Response(hasNoBody ? null : body, { status }));
};

/** What the form shows after an answer; undefined for success. */
async function shownBy(form: FormName): Promise<FormStatus | undefined> {
  const { send, fields } = calls[form];
  const result = await send();
  return result.ok ? undefined : statusAfterFailure(rowFor(form, result), result, fields, (key) => `<${key}>`);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Whether a form can show a status: messages are texts, at fields that it has, and something is said or can be tried again. */
function isShowable(form: FormName, { state, fieldErrors, alerts }: FormStatus): boolean {
  const texts = [...Object.values(fieldErrors ?? {}).flat(), ...alerts];
  const hasFields = Object.keys(fieldErrors ?? {}).every((field) => calls[form].fields.includes(field));
  return hasFields && texts.every(isText) && (texts.length > 0 || state !== 'idle');
}

const own = (
  state: FormStatus['state'],
  fieldErrors: FormStatus['fieldErrors'] = {},
  alerts: readonly string[] = [],
) => ({
  state,
  fieldErrors,
  alerts,
});

/** The catalogue where the body has no say, written down again from the specification. */
function expectedWithoutBody(form: FormName, status: number): object | 'depends on the body' | undefined {
  if (status < 300) return undefined;
  if (status < 400 || form === 'resetPassword') return own('failed');
  if (form === 'twoFactor') return own('idle', { secret: ['<invalidCode>'] });
  if (status === 422) return 'depends on the body';
  if (form === 'register') return own('failed');
  if (status === 429) return own('idle', {}, ['<tooManyRequests>']);
  if (form === 'login' && status === 401)
    return own('idle', { email: ['<invalidCredentials>'], password: ['<invalidCredentials>'] });
  return own('idle', {}, ['<unexpectedAnswer>']);
}

const odd = Object.entries(oddBodies);
const count = forms.length * statuses.length * odd.length;

it(`each of ${count} odd answers is shown as the catalogue says, whatever its body`, async () => {
  const wrong: string[] = [];
  let held = 0;
  for (const form of forms)
    for (const status of statuses)
      for (const [what, body] of odd) {
        answerWith(status, body);
        const shown = await shownBy(form);
        const expected = expectedWithoutBody(form, status);
        const isRight =
          expected === 'depends on the body'
            ? shown !== undefined && isShowable(form, shown)
            : JSON.stringify(shown && own(shown.state, shown.fieldErrors, shown.alerts)) === JSON.stringify(expected);
        if (isRight) held += 1;
        else wrong.push(`${form} ${status} ${what}: ${JSON.stringify(shown)?.slice(0, 200)}`);
      }
  expect(wrong).toEqual([]);
  expect(held).toBe(count);
});

it.each([
  ['login', 'an empty body', own('failed')],
  ['login', 'entries of every wrong type', own('failed', { email: [], password: [] })],
  ['login', 'the second factor', own('leaving')],
  ['login', 'lists of wrong types', own('idle', { email: ['Taken'] })],
  ['login', 'the same key twice', own('idle', { email: ['Second'] })],
  ['register', 'unknown fields', own('idle', {}, ['Taken', 'No name', 'Taken'])],
  ['register', 'the second factor', own('failed')],
  ['forgotPassword', 'errors that are a list', own('failed')],
  ['forgotPassword', 'JSON after a byte order mark', own('idle', { email: ['Taken'] })],
] as const)('%s answered 422 with %s', async (form, what, expected) => {
  answerWith(422, oddBodies[what]!);
  expect(await shownBy(form)).toEqual(expected);
});

it(`each of ${naughty.length} naughty strings is a text, as message and as name of a field`, async () => {
  for (const text of naughty)
    for (const form of forms) {
      answerWith(422, JSON.stringify({ errors: { [calls[form].fields[0]!]: text, [text]: [text] } }));
      const shown = await shownBy(form);
      expect(shown && isShowable(form, shown)).toBe(true);
    }
});

it('any JSON at all can be shown', async () => {
  const anyErrors = fc.dictionary(fc.constantFrom('email', 'phone', 'secret', 'x', '__proto__'), fc.jsonValue());
  const anyBody = fc.oneof(
    fc.json(),
    fc.string(),
    anyErrors.map((errors) => JSON.stringify({ errors })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.constantFrom(...statuses), anyBody, async (form, status, body) => {
      answerWith(status, body);
      const shown = await shownBy(form);
      expect(shown === undefined || isShowable(form, shown)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
