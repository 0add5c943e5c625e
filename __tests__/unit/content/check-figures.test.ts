import { faultOfFigure, impossibleFigures } from '../../../src/content/check-figures';
import { parseSettings } from '../../../src/content/settings';
import { tinyProject } from './tiny-project';

const settings = parseSettings(tinyProject().settings);

/** The paths and messages of the problems of figures with these values. */
const problemsOf = (values: Record<string, number>): string[] => {
  const figures = Object.entries(values).map(([name, value]) => [name, { value, style: 'number' as const }]);
  return impossibleFigures({ ...settings, figures: Object.fromEntries(figures) }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

test.each<[what: string, Record<string, number>]>([
  ['figures that have nothing to do with each other', { stocks: 100, indices: 1 }],
  ['a figure that says the same in another style', { stocks: 100, stocksPlus: 100, sum: 5, sumShort: 5 }],
  ['a least leverage without a greatest', { leverageMin: 30 }],
])('accepts %s', (_what, values) => {
  expect(problemsOf(values)).toEqual([]);
});

test.each<[what: string, Record<string, number>, expected: string[]]>([
  [
    'a figure that differs in another style',
    { stocks: 100, stocksPlus: 90 },
    ['stocksPlus.value: This is 90, but “stocks” is 100: both say the same.'],
  ],
  [
    'a least leverage above the greatest',
    { leverageMin: 31, leverageMax: 30 },
    ['leverageMin.value: The least leverage is above “leverageMax”.'],
  ],
])('reports %s', (_what, values, expected) => {
  expect(problemsOf(values)).toEqual(expected);
});

test.each([
  [{ value: 18.5, style: 'number' }, 17_500],
  [{ value: 0, style: 'more' }, 17_500],
  [{ value: 200, style: 'ratio' }, 20],
] as const)('reports %j as no figure, with an example', (figure, example) => {
  expect(faultOfFigure(figure)).toMatch(
    new RegExp(`^A figure is a whole number from 1 to \\d+, .*such as ${example}\\.$`),
  );
});
