/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ErrorScreen } from '../../../src/layout/error-screen';
import { describeError, keepSecretsOutOfLog } from '../../../src/browser/error-text';
import { renderInPage } from '../../support/render-in-page';

it.each([
  [
    'an HTTP error with a status text',
    '503 Service Unavailable',
    { status: 503, statusText: 'Service Unavailable', message: 'x' },
  ],
  ['an HTTP error without a status text', '500', { status: 500, statusText: '' }],
  ['an Error object', 'Loading chunk 7 failed', new Error('Loading chunk 7 failed')],
  ['a thrown string', 'No route to host', 'No route to host'],
])('the error screen describes %s to visitors as “%s”', (_what, expected, error) => {
  expect(describeError(error)).toBe(expected);
});

it.each([undefined, {}])('the error screen gives visitors no description of the thrown value %j', (error) => {
  expect(describeError(error)).toBe('');
});

it('the error screen takes the focus, since not every screen reader announces an inserted alert', () => {
  renderInPage(<ErrorScreen error={new Error('Broken')} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
});

const address = 'https://x.test/de/auth/reset-password?email=ada%40example.com&token=tok3n-1';
const secret = /ada(@|%40)example\.com|tok3n-1/;

describe.each([
  `Failed to execute 'replaceState' on 'History': A history state object with URL '${address}' cannot be created.`,
  'Nobody is called ada@example.com here',
  'Bad hash #token=tok3n-1',
])('e-mail and token in the error message “%s”', (message) => {
  it.each([
    ['an Error object', new Error(message)],
    ['a string', message],
    ['an HTTP error', { status: 404, statusText: message }],
  ])('e-mail and token in an error message are not shown to visitors when the thrown value is %s', (_what, error) => {
    expect(describeError(error)).not.toMatch(secret);
  });

  it('e-mail and token in the message of an uncaught error are not logged', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keepSecretsOutOfLog();
    const event = new ErrorEvent('error', { error: new Error(message), message, cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(logged.mock.lastCall).toEqual([expect.not.stringMatching(secret)]);
    logged.mockRestore();
  });
});

it('an uncaught error without an e-mail or token is logged by the browser as usual', () => {
  const event = new ErrorEvent('error', { error: new Error('x is undefined'), cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
