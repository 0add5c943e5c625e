import '../../../support/settings';
import { fieldErrorsOf } from '../../../../src/sign-in/broker/answer';
import { forgot, login, register, reset } from '../../../../src/sign-in/broker/calls';
import { stubApi } from '../../../support/stub-api';

const credentials = { email: 'a@b.example', password: 'pass' };
const remembered = { ...credentials, remember: true };
const withCode = { ...remembered, secret: '12' };
const account = {
  ...credentials,
  first_name: 'Ada',
  last_name: 'Li',
  phone: '+491512345678',
};
const withToken = { ...credentials, token: 't' };
const repeated = { password_confirmation: 'pass' };
const address = { email: 'a@b.example' };

it.each([
  ['/auth/login', 'include', () => login(remembered, 'de'), remembered],
  ['/auth/login', 'include', () => login(withCode, 'de'), withCode],
  ['/auth/register', 'same-origin', () => register(account, 'de'), { ...account, ...repeated }],
  ['/auth/forgot', 'same-origin', () => forgot(address, 'de'), address],
  ['/auth/reset/', 'same-origin', () => reset(withToken, 'de'), { ...withToken, ...repeated }],
] as const)(
  'a request to %s has the body and headers that docs/api.md lists, and `credentials: %s`',
  async (path, cookies, call, payload) => {
    const calls = stubApi({ status: 200 });
    expect(await call()).toEqual({ ok: true });
    expect(calls).toMatchObject([
      { url: `https://api.broker.test/v1${path}`, init: { credentials: cookies }, payload },
    ]);
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Accept-Language': 'de', Accept: 'application/json', 'Content-Type': 'application/json' },
      // If `fetch` followed a redirect, its result would be the HTML of some page, with status 200.
      redirect: 'manual',
    });
  },
);

const http = (status: number, errors = {}) => ({ ok: false, kind: 'http', status, errors });

it.each([
  [201, { ok: true }],
  [302, { ok: false, kind: 'network', cause: 'redirect' }],
  [422, http(422, { email: ['Taken'] })],
  [503, http(503)],
])('an API response with status %i is returned to the form as %j', async (status, result) => {
  stubApi({ status, body: { errors: { email: 'Taken' } } });
  expect(await forgot(address, 'en')).toEqual(result);
});

it.each([
  [
    'the captive portal of a Wi-Fi network',
    'text/html; charset=utf-8',
    '<!doctype html><title>Hotel</title>',
    'webPage',
  ],
  [
    'an XHTML page that begins with an empty line',
    'APPLICATION/XHTML+XML',
    '\n<?xml version="1.0"?><html/>',
    'webPage',
  ],
  ['an empty body with PHP’s default content type', 'text/html; charset=UTF-8', '', undefined],
  ['JSON with PHP’s default content type', 'text/html; charset=UTF-8', '{"user":"<b>"}', undefined],
  ['JSON', 'application/json', '{"html":"<p>"}', undefined],
])(
  'an API response with status 200 counts as a failure if it is a web page, otherwise as a success: %s',
  async (_, type, body, cause) => {
    stubApi({ status: 200, type, body });
    expect(await forgot(address, 'en')).toEqual(cause ? { ok: false, kind: 'network', cause } : { ok: true });
  },
);

it.each([
  ['success', 200, { ok: true }],
  ['the error of status 401', 401, http(401)],
])('an API call returns its result (%s) before the response body has ended', async (_, status, result) => {
  stubApi({ status, body: 'endless' });
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
  ['{"errors":{"email":{"1":"Taken","3":"Too odd"}}}', { email: ['Taken', 'Too odd'] }],
  ['{"errors":{"email":{"unique":"Taken"},"phone":[["Too long"]]}}', { email: ['Taken'], phone: ['Too long'] }],
  ['{"errors":{"email":[{"code":"unique","message":"Taken"}]}}', { email: ['Taken'] }],
  ['{"errors":[]}', {}],
  ['<!doctype html>', {}],
])('the API response %s is read as the field errors %j', (body, errors) => {
  expect(fieldErrorsOf(body)).toEqual(errors);
});
