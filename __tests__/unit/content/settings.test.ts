import { checkSettings, parseSettings, placeholderValues } from '../../../src/content/settings';
import { schema, tinyProject } from './tiny-project';
import { formatted } from './formatted';

const rules = {
  schema,
  known: { placeholders: new Set<string>(), pictures: new Set<string>() },
};

const check = (changes?: Parameters<typeof tinyProject>[0]) =>
  formatted(checkSettings(tinyProject(changes).settings, rules));

const file = (name: string) => `content/settings/${name}.yaml`;

describe('reports', () => {
  it.each(['company', 'figures', 'instruments', 'widgets'])('that %s.yaml is missing', (name) => {
    expect(check({ [file(name)]: undefined })).toEqual([`${file(name)}:1:1 This settings file is missing.`]);
  });

  it('a value of the wrong type, in each file', () => {
    expect(
      check({
        [file('company')]: (text) => text.replace('Acme', '1'),
        [file('figures')]: (text) => text.replace('style: number', 'style: numbers'),
        [file('instruments')]: (text) => text.replace('symbol: B', 'symbol: 2'),
        [file('widgets')]: (text) => text.replace('id: futures', 'name: futures'),
      }),
    ).toEqual([
      `${file('company')}:1:7 name: This is number (1), but a text is needed here. Put it in quotes if it is one.`,
      `${file('figures')}:1:28 stocks.style: “numbers” is not known here. Known: “number”, “more”, “large”, “ms”, “ratio”.`,
      `${file('instruments')}:2:13 [1].symbol: This is number (2), but a text is needed here. Put it in quotes if it is one.`,
      `${file('widgets')}:10:7 quoteGroups[1].name: There is no such key here. Known keys: “id”, “label”, “symbols”.`,
      `${file('widgets')}:10:5 quoteGroups[1].id: The key “id” is missing.`,
    ]);
  });

  it('figures that have no names', () => {
    expect(check({ [file('figures')]: '- { value: 1, style: number }\n' })).toEqual([
      `${file('figures')}:1:1 Figures stand here, each under its name.`,
    ]);
  });
});

it('copy may name every figure, the company, its address and whether losses can exceed the funds', () => {
  const { settings } = tinyProject({
    [file('figures')]: 'stocks: { value: 1500, style: more }\nleverage: { value: 20, style: ratio }\n',
  });
  expect([...placeholderValues(parseSettings(settings), 'de')]).toEqual([
    ['company', 'Acme'],
    ['supportEmail', 'help@acme.example'],
    ['lossesBeyondFunds', 'Vielleicht'],
    ['stocks', '1.500+'],
    ['leverage', '1:20'],
  ]);
});
