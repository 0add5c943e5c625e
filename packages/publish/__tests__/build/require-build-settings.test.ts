import { requireBuildSettings } from '../../build/require-build-settings';

const complete = {
  GATSBY_SITE_URL: 'https://www.broker.example/',
  GATSBY_API_BASE: 'https://api.broker.example/',
  GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
};

it('a build for publishing accepts settings with https URLs, and removes their trailing slash', () => {
  expect(requireBuildSettings(complete)).toEqual({
    GATSBY_SITE_URL: 'https://www.broker.example',
    GATSBY_API_BASE: 'https://api.broker.example',
    GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
  });
});

it('a build for publishing fails and names every setting that is missing or not an https URL', () => {
  expect(() => requireBuildSettings({ GATSBY_SITE_URL: 'nonsense', GATSBY_API_BASE: 'http://broker.example' })).toThrow(
    /GATSBY_SITE_URL must be an https[^\n]+\nGATSBY_API_BASE must be an https[^\n]+\nGATSBY_TERMINAL_URL is missing/,
  );
});

it.each([
  ['GATSBY_SITE_URL', ' https://www.broker.example\n', 'https://www.broker.example'],
  ['GATSBY_SITE_URL', 'HTTPS://WWW.Broker.example:443', 'https://www.broker.example'],
  ['GATSBY_SITE_URL', 'https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['GATSBY_SITE_URL', 'https:broker.example', 'https://broker.example'],
  ['GATSBY_SITE_URL', 'https://staging.broker.example:8443', 'https://staging.broker.example:8443'],
  ['GATSBY_API_BASE', 'https://API.broker.example/v1/ ', 'https://api.broker.example/v1'],
  ['GATSBY_TERMINAL_URL', 'https://{locale}.broker.example\r', 'https://{locale}.broker.example'],
  ['GATSBY_TERMINAL_URL', 'https://terminal.example/#/{locale}/in', 'https://terminal.example/#/{locale}/in'],
])('a build for publishing takes %s=%j as %s', (name, value, taken) => {
  expect(requireBuildSettings({ ...complete, [name]: value })).toMatchObject({ [name]: taken });
});

it.each([
  ['GATSBY_SITE_URL', 'https://broker.example/en', 'nothing after the host, as in https://broker.example, but is'],
  ['GATSBY_SITE_URL', 'https://broker.example/?from=mail', 'nothing after the host'],
  ['GATSBY_SITE_URL', 'https://broker.example/#top', 'nothing after the host'],
  ['GATSBY_SITE_URL', 'https://me:secret@broker.example', 'no user name and no password'],
  ['GATSBY_SITE_URL', '"https://broker.example"', 'an https address'],
  ['GATSBY_API_BASE', 'https://me@broker.example', 'no user name and no password'],
  ['GATSBY_API_BASE', 'https://broker.example/api?key=1', 'no query and no hash'],
  ['GATSBY_API_BASE', 'https://broker.example/api#v1', 'no query and no hash'],
  ['GATSBY_TERMINAL_URL', 'http://broker.example', 'an https address'],
  ['GATSBY_TERMINAL_URL', '//broker.example', 'an https address'],
  ['GATSBY_TERMINAL_URL', 'javascript:alert(1)', 'an https address'],
  ['GATSBY_TERMINAL_URL', 'https://broker.example/{lang}', 'no placeholder but {locale}'],
  ['GATSBY_TERMINAL_URL', 'https://broker.example/{{locale}}', 'no placeholder but {locale}'],
  ['GATSBY_TERMINAL_URL', 'https://broker.example/%7Blocale%7D', 'no placeholder but {locale}'],
])('a build for publishing refuses %s=%s', (name, value, message) => {
  expect(() => requireBuildSettings({ ...complete, [name]: value })).toThrow(message);
});
