import { localSettings } from '../local-settings';

const before = process.env.API_ORIGIN;
afterEach(() => {
  process.env.API_ORIGIN = before ?? '';
});

it.each([
  ['', ''],
  ['http://127.0.0.1:8001', 'http://127.0.0.1:8001'],
  [' http://localhost:8001/ ', 'http://localhost:8001'],
])('with API_ORIGIN=%j, the URL of the local API is “%s” followed by /api', (value, origin) => {
  process.env.API_ORIGIN = value;
  expect(localSettings()).toMatchObject({
    GATSBY_API_BASE: `${origin}/api`,
    GATSBY_TERMINAL_URL: `${origin}/sandbox/terminal?locale={locale}`,
  });
});

it.each(['localhost:8001', 'http://localhost', 'http://127.0.0.1:8001/api', 'https://127.0.0.1:8001'])(
  'the value %s of API_ORIGIN is refused, since it is not an http origin with a port',
  (value) => {
    process.env.API_ORIGIN = value;
    expect(localSettings).toThrow(`API_ORIGIN must be an http address with a port and nothing after it`);
  },
);
