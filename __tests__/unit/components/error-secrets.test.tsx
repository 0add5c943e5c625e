/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/components/error-boundary';
import { keepSecretsOutOfLog } from '../../../src/components/error-log';
import { describeError } from '../../../src/components/error-text';

const secrets = ['ada@example.com', 'ada%40example.com', 'tok3n-1', 'my-secret'];

const address = 'https://x.test/de/auth/reset-password?email=ada%40example.com&token=tok3n-1';

const messages = [
  `Failed to execute 'replaceState' on 'History': A history state object with URL '${address}' cannot be created.`,
  `page resources for ${address} not found. Not rendering React`,
  'page resources for /de/auth/reset-password%3Femail%3Dada%40example.com%26token%3Dtok3n-1 not found',
  'Nobody is called ada@example.com here',
  'Refused (token=tok3n-1; password=my-secret)',
  'Bad hash #token=tok3n-1',
];

const expectNoSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** All that a console would show of the logged values. */
const log = (): string =>
  logged.mock.calls
    .flat()
    .map((entry: unknown) => (entry instanceof Error ? `${entry.message} ${entry.stack}` : String(entry)))
    .join('\n');

describe('what is shown of an error', () => {
  it.each(messages)('leaves out what may be secret: %s', (message) => {
    expectNoSecret(describeError(new Error(message)));
    expectNoSecret(describeError(message));
    expectNoSecret(describeError({ status: 404, statusText: message }));
  });

  it.each([
    'Loading chunk 7 failed.\n(error: http://127.0.0.1/auth-form-0123.js)',
    "Cannot read properties of undefined (reading 'title')",
    'Is this a question? It is.',
  ])('keeps the rest: %s', (message) => {
    expect(describeError(new Error(message)).replace('?…', '?')).toBe(message);
  });
});

describe('the error screen and the log', () => {
  it.each([new Error(messages[0]), new DOMException(messages[0], 'SecurityError')])(
    'hold no secret of a page that throws %s',
    (error) => {
      const Broken = () => {
        throw error;
      };
      render(
        <ErrorBoundary fallback={(caught) => <p>{describeError(caught)}</p>}>
          <Broken />
        </ErrorBoundary>,
      );
      expectNoSecret(document.body.textContent);
      // React's production build logs the error itself.
      expectNoSecret(`${error.message} ${error.stack}`);
    },
  );
});

describe('an uncaught error', () => {
  beforeAll(keepSecretsOutOfLog);

  it.each(messages)('is logged without what may be secret: %s', (message) => {
    const event = new ErrorEvent('error', { error: new Error(message), message, cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
    expectNoSecret(log());
  });

  it('of a promise is, too', () => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('page resources for /x?token=tok3n-1 not found'),
    });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(log()).toContain('page resources for /x');
    expectNoSecret(log());
  });

  it('without secrets is left to the browser', () => {
    const event = new ErrorEvent('error', { error: new Error('x is undefined'), cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });
});
