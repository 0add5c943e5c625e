import { checkValues } from '../../../src/content/check-values';
import { formatted } from './formatted';
import { tinyProject } from './tiny-project';

/** Problems of the settings with one passage replaced, without the file and the place. */
function problemsWith(passage: string | RegExp, replacement: string): string[] {
  const { settings } = tinyProject({
    'content/settings/company.yaml': (text) => text.replace(passage, () => replacement),
  });
  return formatted(checkValues(settings)).map((line) => line.replace(/^\S+ /, ''));
}

test.each([
  ['a mail address below several domains', 'help@acme.example', 'first.last@mail.acme.example'],
  ['every day of the week, in any order', /days: \[.*?\]/, 'days: [7, 1, 2, 3, 4, 5, 6]'],
  ['a time zone of two cities', 'UTC', 'America/Argentina/Buenos_Aires'],
  ['the far north-east', /map: .*/, 'map: { latitude: 90, longitude: 180, zoom: 19 }'],
])('accepts %s', (_what, passage, replacement) => {
  expect(problemsWith(passage, replacement)).toEqual([]);
});

test.each<[what: string, passage: string | RegExp, replacement: string, message: string]>([
  [
    'closing at opening',
    /closes: '.*?'/,
    "closes: '09:00'",
    'hours.closes: The office closes at 09:00, before it opens at 09:00.',
  ],
  [
    'a mail address',
    'help@acme.example',
    'help@acme',
    'supportEmail: “help@acme” is not a mail address such as support@velmarch.example.',
  ],
  [
    'an address of the chat',
    /supportChatUrl: .*/,
    "supportChatUrl: 'http://acme.example'",
    'supportChatUrl: “http://acme.example” is not an address that begins with https://.',
  ],
  [
    'days',
    /days: \[.*?\]/,
    'days: [1, 8]',
    'hours.days: Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.',
  ],
  [
    'a day twice',
    /days: \[.*?\]/,
    'days: [1, 2, 1]',
    'hours.days: Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.',
  ],
  ['a time of day', /opens: '.*?'/, "opens: '24:00'", 'hours.opens: “24:00” is not a time of day such as 09:00.'],
  [
    'a time without its zero',
    /opens: '.*?'/,
    "opens: '9:00'",
    'hours.opens: “9:00” is not a time of day such as 09:00.',
  ],
  [
    'a time zone',
    'UTC',
    'America/New_Yorck',
    'hours.timeZone: “America/New_Yorck” is not a time zone such as Europe/Berlin or America/New_York.',
  ],
  [
    'a latitude',
    /latitude: [-\d.]+/,
    'latitude: 90.1',
    'map.latitude: A latitude is a number from -90 (south) to 90 (north).',
  ],
  ['a zoom', /zoom: \d+/, 'zoom: 20', 'map.zoom: The zoom is a number from 0 (the world) to 19 (a house).'],
  [
    'a currency',
    'currency: EUR',
    'currency: EURO',
    'currency: “EURO” is not the three-letter code of a currency, such as EUR.',
  ],
])('reports %s that cannot be', (_what, passage, replacement, message) => {
  expect(problemsWith(passage, replacement)).toEqual([message]);
});
