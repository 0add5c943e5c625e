import { localSettings } from '../local-settings';

const before = process.env.API_ORIGIN;
afterEach(() => {
  process.env.API_ORIGIN = before ?? '';
});

it.each([
  ['', ''],
  ['http://127.0.0.1:8001', 'http://127.0.0.1:8001'],
  [' http://localhost:8001/ ', 'http://localhost:8001'],
])('API_ORIGIN=%j puts the local API at the origin “%s”', (value, origin) => {
  process.env.API_ORIGIN = value;
  expect(localSettings()).toMatchObject({
    GATSBY_API_BASE: `${origin}/api`,
    GATSBY_TERMINAL_URL: `${origin}/sandbox/terminal?locale={locale}`,
  });
});

it.each(['localhost:8001', 'http://localhost', 'http://127.0.0.1:8001/api', 'https://127.0.0.1:8001'])(
  'API_ORIGIN=%s is refused',
  (value) => {
    process.env.API_ORIGIN = value;
    expect(localSettings).toThrow(`API_ORIGIN must be an http address with a port and nothing after it`);
  },
);
