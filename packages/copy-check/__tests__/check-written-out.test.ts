import { checkWrittenOut, figurePatterns } from '../check-written-out';
import { parseSettings } from '../../../src/content/settings';
import { tinyProject } from '../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const settings = parseSettings(
  tinyProject({
    'content/settings/figures.yaml': `
stocks: { value: 100, style: number }
traders: { value: 17500, style: number }
thousand: { value: 1000, style: number }
stocksPlus: { value: 300, style: more }
assets: { value: 450000000, style: large }
speed: { value: 50, style: ms }
leverage: { value: 20, style: ratio }
alsoStocks: { value: 100, style: number }
`,
  }).settings,
);
const patterns = figurePatterns(settings);

const check = (value: string) => formatted(checkWrittenOut(copyText(value), settings, patterns));

const figure = (index: number, found: string, placeholder: string) =>
  `content/en/index.md:1:1 title[${index},${found.length}]: “${found}” is a figure of content/settings/figures.yaml: write {{${placeholder}}} instead.`;

test.each([
  ['we have 17,500 users', 8, '17,500', 'traders'],
  ['wir haben 17.500', 10, '17.500', 'traders'],
  ['nous avons 17\u00a0500', 11, '17\u00a0500', 'traders'],
  ['nous avons 17 500', 11, '17 500', 'traders'],
  ['17,500, they say', 0, '17,500', 'traders'],
  ['300+ of them', 0, '300+', 'stocksPlus'],
  ['450 million held', 0, '450 million', 'assets'],
  ['450 Millionen', 0, '450 Millionen', 'assets'],
  ['450 MILLIONS', 0, '450 MILLIONS', 'assets'],
  ['in 50 ms.', 3, '50 ms', 'speed'],
  ['in 50ms.', 3, '50ms', 'speed'],
  ['up to 1:20', 6, '1:20', 'leverage'],
  ['over 100 stocks', 5, '100', 'stocks'],
  ['100 of our stocks', 0, '100', 'stocks'],
  ['mehr als 100 Aktien', 9, '100', 'stocks'],
  ['100\u00a0actions', 0, '100', 'stocks'],
  ['1,000 companies', 0, '1,000', 'thousand'],
  ['100  of  our  stocks', 0, '100', 'stocks'],
  ['100 years', 0, '100', 'stocks'],
  ['100 ans', 0, '100', 'stocks'],
])('“%s” has a figure at %i', (value, index, found, placeholder) => {
  expect(check(value)).toEqual([figure(index, found, placeholder)]);
});

test.each([
  'over 100 of them',
  '100 of all of our stocks',
  'about 100',
  '100 euros',
  '1,000 euros',
  '$100 stocks',
  '€17,500',
  '100% stocks',
  '100 anseres',
  '117,500 and 17,5001 and 17,500.5',
  '1:200 and 11:20 and 1:20:30',
  '450 millionth',
  '3100 stocks, 100,5 stocks',
  '{{stocks}} stocks and `17,500`',
])('nothing is written out in “%s”', (value) => {
  expect(check(value)).toEqual([]);
});

it('each name of the company is reported', () => {
  expect(check('Acme is ACME')).toEqual([
    'content/en/index.md:1:1 title[0,4]: “Acme” is written out: write {{company}} instead.',
    'content/en/index.md:1:1 title[8,4]: “ACME” is written out: write {{company}} instead.',
  ]);
});

it('the name is taken to the letter', () => {
  const company = { ...settings.company, name: 'A.B (C)' };
  expect(formatted(checkWrittenOut(copyText('AxB C and A.B (C)'), { ...settings, company }, patterns))).toEqual([
    'content/en/index.md:1:1 title[10,7]: “A.B (C)” is written out: write {{company}} instead.',
  ]);
});

it('the support address is reported, also at the start of a text', () => {
  const expected = '“help@acme.example” is written out: write {{supportEmail}} instead.';
  expect(check('Write to help@acme.example')).toEqual([`content/en/index.md:1:1 title[9,17]: ${expected}`]);
  expect(check('help@acme.example')).toEqual([`content/en/index.md:1:1 title[0,17]: ${expected}`]);
});
