/** @jest-environment jsdom */
import { keepSecretsOutOfLog } from '../../../src/components/error-log';
import { describeError } from '../../../src/components/error-text';

const secrets = ['ada@example.com', 'ada%40example.com', 'tok3n-1', 'my-secret'];

const address = 'https://x.test/de/auth/reset-password?email=ada%40example.com&token=tok3n-1';

const messages = [
  `Failed to execute 'replaceState' on 'History': A history state object with URL '${address}' cannot be created.`,
  'Nobody is called ada@example.com here',
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
  it('without secrets is left to the browser', () => {
    const event = new ErrorEvent('error', { error: new Error('x is undefined'), cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });
});
