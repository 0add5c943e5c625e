import { parseDotEnv } from '../dot-env';

const lines = ['GATSBY_SITE_URL=https://www.broker.example', 'CMS="off" # for now', ''];
const settings = { GATSBY_SITE_URL: 'https://www.broker.example', CMS: 'off' };
const utf16 = Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(lines.join('\n'))],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${lines.join('\n')}`)],
  ['UTF-8 with CRLF', Buffer.from(lines.join('\r\n'))],
  ['UTF-8 with CR', Buffer.from(lines.join('\r'))],
  ['UTF-16, little-endian', utf16],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
])('settings are read from a file .env in %s', (_, bytes) => {
  expect(parseDotEnv(bytes)).toEqual(settings);
});

it.each([
  ['https://a.example/#/{locale}', '.env:2: the value of URL would end before “#”'],
  ['8000#local', '.env:2: the value of URL would end before “#”'],
])('a value without quotes in .env in which # follows a character, as in %s, is refused', (value, message) => {
  expect(() => parseDotEnv(Buffer.from(`A=b\nexport URL=${value}\n`))).toThrow(message);
});

it.each([
  ['"https://a.example/#/{locale}"', 'https://a.example/#/{locale}'],
  ["'#1'", '#1'],
  ['https://a.example # see issue#1', 'https://a.example'],
  ['# nothing yet', ''],
])('a value in .env may have # in quotes, or after a space as the start of a comment: %s', (value, parsed) => {
  expect(parseDotEnv(Buffer.from(`URL=${value}\n#OLD=a#b\n`))).toEqual({ URL: parsed });
});
