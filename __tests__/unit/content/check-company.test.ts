import { impossibleCompany } from '../../../src/content/check-company';
import { parseSettings, type Settings } from '../../../src/content/settings';
import { tinyProject } from './tiny-project';

type Company = Settings['company'];

const { company, ...others } = parseSettings(tinyProject().settings);

/** The paths and messages of the problems of a valid company with these values changed. */
const problemsWith = (changes: Partial<Company>): string[] =>
  impossibleCompany({ ...others, company: { ...company, ...changes } }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const hours = (changes: Partial<Company['hours']>) => ({ hours: { ...company.hours, ...changes } });
const map = (changes: Partial<Company['map']>) => ({ map: { ...company.map, ...changes } });

test.each<[what: string, Partial<Company>]>([
  ['the values of a company', {}],
  ['the shortest mail address', { supportEmail: 'a@b.c' }],
  ['a mail address below several domains', { supportEmail: 'first.last@mail.acme.example' }],
  ['every day of the week, in any order', hours({ days: [7, 1, 2, 3, 4, 5, 6] })],
  ['the whole day', hours({ opens: '00:00', closes: '23:59' })],
  ['hours from 10 to 19', hours({ opens: '10:09', closes: '19:50' })],
  ['a time zone of two cities', hours({ timeZone: 'America/Argentina/Buenos_Aires' })],
  ['the far north-east', map({ latitude: 90, longitude: 180, zoom: 19 })],
  ['the far south-west', map({ latitude: -90, longitude: -180, zoom: 0 })],
  ['another currency', { currency: 'CHF' }],
])('accepts %s', (_what, changes) => {
  expect(problemsWith(changes)).toEqual([]);
});

test.each([
  'acme.example',
  'help@acme',
  '@acme.example',
  'help@.example',
  'help@acme.',
  'he lp@acme.example',
  ' help@acme.example',
  'help@acme.example ',
  'help@ac me.example',
  'help@acme.exam ple',
  'help@acme@example.com',
  'help@@acme.example',
  'help@acme.example.',
  'help@acme.exa@mple',
])('reports “%s”, which is no mail address', (supportEmail) => {
  expect(problemsWith({ supportEmail })).toEqual([
    `supportEmail: “${supportEmail}” is not a mail address such as support@velmarch.example.`,
  ]);
});

test.each(['http://acme.example', 'chat', 'mailto:help@acme.example', 'https://'])(
  'reports “%s”, which is no https address, as the address of the chat',
  (supportChatUrl) => {
    expect(problemsWith({ supportChatUrl })).toEqual([
      `supportChatUrl: “${supportChatUrl}” is not an address that begins with https://.`,
    ]);
  },
);

test.each([[[0]], [[8]], [[1, 8]], [[8, 1]], [[1, 2, 1]]])(
  'reports days that no week has, or that stand twice: %j',
  (days) => {
    expect(problemsWith(hours({ days }))).toEqual([
      'hours.days: Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.',
    ]);
  },
);

test.each([
  '24:00',
  '25:00',
  '9:00',
  '09:60',
  '09',
  '09:0',
  '009:00',
  '09:000',
  '3:00',
  'ab:cd',
  '0a:00',
  '1a:00',
  '2a:00',
  '09:a0',
  '09:0a',
])('reports a time that no day has, and not that it is after closing: “%s”', (time) => {
  expect(problemsWith(hours({ opens: time }))).toEqual([`hours.opens: “${time}” is not a time of day such as 09:00.`]);
  expect(problemsWith(hours({ closes: time }))).toEqual([
    `hours.closes: “${time}” is not a time of day such as 18:00.`,
  ]);
});

test.each(['08:59', '09:00'])('reports an office that opens at 09:00 and closes at %s', (closes) => {
  expect(problemsWith(hours({ closes }))).toEqual([
    `hours.closes: The office closes at ${closes}, before it opens at 09:00.`,
  ]);
});

it('reports a time zone that does not exist', () => {
  expect(problemsWith(hours({ timeZone: 'America/New_Yorck' }))).toEqual([
    'hours.timeZone: “America/New_Yorck” is not a time zone such as Europe/Berlin or America/New_York.',
  ]);
});

test.each([
  ['latitude', 90.1, 'A latitude is a number from -90 (south) to 90 (north).'],
  ['latitude', -90.1, 'A latitude is a number from -90 (south) to 90 (north).'],
  ['longitude', 180.1, 'A longitude is a number from -180 (west) to 180 (east).'],
  ['longitude', -180.1, 'A longitude is a number from -180 (west) to 180 (east).'],
  ['zoom', -1, 'The zoom is a number from 0 (the world) to 19 (a house).'],
  ['zoom', 20, 'The zoom is a number from 0 (the world) to 19 (a house).'],
])('reports a %s of %d', (name, value, message) => {
  expect(problemsWith(map({ [name]: value }))).toEqual([`map.${name}: ${message}`]);
});

it('reports a currency that does not exist', () => {
  expect(problemsWith({ currency: 'EURO' })).toEqual([
    'currency: “EURO” is not the three-letter code of a currency, such as EUR.',
  ]);
});

it('does not take another error of the runtime for a value that does not exist', () => {
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new TypeError('Out of order');
  });
  expect(() => problemsWith({})).toThrow('Out of order');
  jest.restoreAllMocks();
});
