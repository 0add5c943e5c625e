import { checkValues } from '../../../src/content/check-values';
import { formatted } from './formatted';
import { tinyProject } from './tiny-project';

/** Problems of the settings with one passage of a file replaced, without the file and the place. */
function problemsWith(file: 'company' | 'figures', passage: string | RegExp, replacement: string): string[] {
  const { settings } = tinyProject({
    [`content/settings/${file}.yaml`]: (text) => text.replace(passage, () => replacement),
  });
  return formatted(checkValues(settings)).map((line) => line.replace(/^\S+ /, ''));
}

const figures = (...values: string[]) =>
  problemsWith(
    'figures',
    /[^]*/,
    values.map((value) => value.replace(' ', ': { value: ') + ', style: number }\n').join(''),
  );

test.each([
  ['the shortest mail address', 'help@acme.example', 'a@b.c'],
  ['a mail address below several domains', 'help@acme.example', 'first.last@mail.acme.example'],
  ['every day of the week, in any order', /days: \[.*?\]/, 'days: [7, 1, 2, 3, 4, 5, 6]'],
  ['the whole day', /opens: .*?, closes: '.*?'/, "opens: '00:00', closes: '23:59'"],
  ['a time zone of two cities', 'UTC', 'America/Argentina/Buenos_Aires'],
  ['the far north-east', /map: .*/, 'map: { latitude: 90, longitude: 180, zoom: 19 }'],
  ['the far south-west', /map: .*/, 'map: { latitude: -90, longitude: -180, zoom: 0 }'],
  ['another currency', 'currency: EUR', 'currency: CHF'],
])('accepts %s', (_what, passage, replacement) => {
  expect(problemsWith('company', passage, replacement)).toEqual([]);
});

test.each(['acme.example', 'help@acme', '@acme.example', 'help@.example', 'he lp@acme.example', 'help@a@b.example'])(
  'reports “%s”, which is no mail address',
  (address) => {
    expect(problemsWith('company', 'help@acme.example', address)).toEqual([
      `supportEmail: “${address}” is not a mail address such as support@velmarch.example.`,
    ]);
  },
);

test.each(['http://acme.example', 'chat', 'https://'])('reports “%s” as the address of the chat', (address) => {
  expect(problemsWith('company', /supportChatUrl: .*/, `supportChatUrl: '${address}'`)).toEqual([
    `supportChatUrl: “${address}” is not an address that begins with https://.`,
  ]);
});

test.each(['[0]', '[1, 8]', '[1, 2, 1]'])('reports days that no week has, or that stand twice: %s', (days) => {
  expect(problemsWith('company', /days: \[.*?\]/, `days: ${days}`)).toEqual([
    'hours.days: Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.',
  ]);
});

test.each(['24:00', '9:00', '09:60', '09', '009:00', 'ab:cd'])(
  'reports “%s”, a time that no day has, and not that it is after closing',
  (time) => {
    expect(problemsWith('company', /opens: '.*?'/, `opens: '${time}'`)).toEqual([
      `hours.opens: “${time}” is not a time of day such as 09:00.`,
    ]);
  },
);

test.each<[what: string, passage: string | RegExp, replacement: string, message: string]>([
  [
    'closing at opening',
    /closes: '.*?'/,
    "closes: '09:00'",
    'hours.closes: The office closes at 09:00, before it opens at 09:00.',
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
  [
    'a longitude',
    /longitude: [-\d.]+/,
    'longitude: -180.1',
    'map.longitude: A longitude is a number from -180 (west) to 180 (east).',
  ],
  ['a zoom', /zoom: \d+/, 'zoom: 20', 'map.zoom: The zoom is a number from 0 (the world) to 19 (a house).'],
  [
    'a currency',
    'currency: EUR',
    'currency: EURO',
    'currency: “EURO” is not the three-letter code of a currency, such as EUR.',
  ],
])('reports %s that cannot be', (_what, passage, replacement, message) => {
  expect(problemsWith('company', passage, replacement)).toEqual([message]);
});

it('does not take another error of the runtime for a value that does not exist', () => {
  jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new TypeError('Out of order');
  });
  expect(() => checkValues(tinyProject().settings)).toThrow('Out of order');
  jest.restoreAllMocks();
});

it('reports figures that cannot be, and that contradict each other', () => {
  expect(figures('stocks -1', 'indices 2')).toEqual([
    'stocks.value: A figure is a whole number from 1 to 1000000000, written with digits only, such as 17500.',
  ]);
  expect(figures('stocks 100', 'stocksPlus 90')).toEqual([
    'stocksPlus.value: This is 90, but “stocks” is 100: both say the same.',
  ]);
});

it('reports values at their places in the file', () => {
  const { settings } = tinyProject({
    'content/settings/company.yaml': (text) => text.replace("'18:00'", "'28:00'"),
  });
  expect(formatted(checkValues(settings))).toEqual([
    'content/settings/company.yaml:6:45 hours.closes: “28:00” is not a time of day such as 18:00.',
  ]);
});
