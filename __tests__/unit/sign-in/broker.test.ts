import '../../support/settings';
import { fieldErrorsOf } from '../../../src/sign-in/broker/answer';
import { forgot, login, register, reset } from '../../../src/sign-in/broker/calls';
import { stubApi } from '../../support/stub-api';

const credentials = { email: 'a@b.example', password: 'pass' };
const remembered = { ...credentials, remember: true };
const withCode = { ...remembered, secret: '12' };
const account = {
  ...credentials,
  first_name: 'Ada',
  last_name: 'Li',
  phone: '+491512345678',
  password_confirmation: 'pass',
};
const withToken = { ...credentials, password_confirmation: 'pass', token: 't' };
const address = { email: 'a@b.example' };

it.each([
  ['/auth/login', 'include', () => login(remembered, 'de'), remembered],
  ['/auth/login', 'include', () => login(withCode, 'de'), withCode],
  ['/auth/register', 'same-origin', () => register(account, 'de'), account],
  ['/auth/forgot', 'same-origin', () => forgot(address, 'de'), address],
  ['/auth/reset/', 'same-origin', () => reset(withToken, 'de'), withToken],
] as const)(
  'a request to %s has the body and headers of the API contract, and `credentials: %s`',
  async (path, cookies, call, payload) => {
    const calls = stubApi({ status: 200 });
    expect(await call()).toEqual({ ok: true });
    expect(calls).toMatchObject([
      { url: `https://api.broker.test/v1${path}`, init: { credentials: cookies }, payload },
    ]);
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Accept-Language': 'de', Accept: 'application/json', 'Content-Type': 'application/json' },
      // A followed redirect would end in the HTML of some page, with status 200.
      redirect: 'manual',
    });
  },
);

const http = (status: number) => ({ ok: false, kind: 'http', status, errors: { email: ['Taken'] } });

it.each([
  [201, { ok: true }],
  [204, { ok: true }],
  [302, { ok: false, kind: 'network', cause: 'redirect' }],
  [401, http(401)],
  [422, http(422)],
  [503, http(503)],
])('an API response with status %i is returned to the form as %j', async (status, result) => {
  stubApi({ status, body: { errors: { email: 'Taken' } } });
  expect(await forgot(address, 'en')).toEqual(result);
});

it('an API request that gets no response is aborted after 15 seconds', async () => {
  jest.useFakeTimers();
  stubApi('silence');
  const settled = jest.fn();
  void forgot(address, 'en').then(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith({ ok: false, kind: 'network', cause: 'timeout' });
});

it.each([
  ['{"errors":{"email":["Taken","Too odd"]}}', { email: ['Taken', 'Too odd'] }],
  ['{"errors":{"two_enabled":true,"x":1}}', { two_enabled: [], x: [] }],
  ['{"errors":{"two_enabled":false,"email":null,"phone":"","name":0}}', {}],
  ['{"errors":{"email":["Taken",3,null,""," "],"phone":{"code":1}}}', { email: ['Taken'], phone: [] }],
  ['{"errors":[]}', {}],
  ['<!doctype html>', {}],
])('the API response %s is read as the field errors %j', (body, errors) => {
  expect(fieldErrorsOf(body)).toEqual(errors);
});
