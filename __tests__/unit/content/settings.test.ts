import { checkSettings, parseSettings, placeholderValues } from '../../../src/content/settings';
import { schema, tinyProject } from './tiny-project';
import { formatted } from './formatted';

const file = (name: string) => `content/settings/${name}.yaml`;

const check = (changes?: Parameters<typeof tinyProject>[0]) =>
  formatted(
    checkSettings(tinyProject(changes).settings, { schema, known: { placeholders: new Set(), pictures: new Set() } }),
  );

it.each(['company', 'figures', 'instruments', 'widgets'])(
  'the content check reports that the settings file %s.yaml is missing',
  (name) => {
    expect(check({ [file(name)]: undefined })).toEqual([`${file(name)}:1:1 This settings file is missing.`]);
  },
);

it.each([
  ['company', 'a number as the company’s name', 'Acme', '01e3', '1:7 name: This is a number (01e3), but a text'],
  ['figures', 'an unknown number style', 'style: number', 'style: numbers', '1:28 stocks.style: “numbers” is not'],
  ['figures', 'a list instead of names with values', /[^]*/, '[1]', '1:1 Figures stand here, each under its name.'],
  [
    'instruments',
    'a number as a symbol',
    'symbol: B',
    'symbol: 2',
    '2:13 [1].symbol: This is a number (2), but a text',
  ],
  [
    'widgets',
    'a group of quotes without an id',
    'id: futures, ',
    '',
    '10:5 quoteGroups[1].id: The key “id” is missing',
  ],
])('the content check of the settings file %s.yaml reports %s', (name, _what, from, to, expected) => {
  expect(check({ [file(name)]: (text) => text.replace(from, to) })).toEqual([
    expect.stringContaining(`${file(name)}:${expected}`),
  ]);
});

it('placeholders in German texts are filled with the company’s name, e-mail and text about losses, and numbers in German format', () => {
  const { settings } = tinyProject({ [file('figures')]: 'stocks: { value: 1500, style: more }\n' });
  expect(Object.fromEntries(placeholderValues(parseSettings(settings), 'de'))).toEqual({
    company: 'Acme',
    supportEmail: 'help@acme.example',
    lossesBeyondFunds: 'Vielleicht',
    stocks: '1.500+',
  });
});
