import { measureFiles } from '../measure-files';
import { exceededBudgets } from '../report';
import { type Planted, plantedSite } from './planted-site';

const exceededBudgetsOf = (planted?: Planted): string[] => exceededBudgets(measureFiles(plantedSite(planted)));

it('the report on page weights is empty for a site within its budgets', () => {
  expect(exceededBudgetsOf()).toEqual([]);
});

it.each([
  [
    'a library in the early script',
    { weights: { '/early-1.js': 6_000 } },
    'earlyScript of /de/terms is 6.0 kB; its budget is 5.0 kB.',
  ],
  [
    'an additional font',
    { markup: '<link rel="preload" as="font" href="/bold.woff2">', weights: { '/bold.woff2': 45_000 } },
    'fonts of /de/terms is 65.0 kB; its budget is 21.5 kB.',
  ],
] satisfies [string, Planted, string][])(
  'the report on page weights names page, weight and budget for a site with %s',
  (_what, planted, sentence) => {
    expect(exceededBudgetsOf(planted)).toContain(sentence);
  },
);

it('measuring page weights fails when a page links a script that is not published', () => {
  expect(() => exceededBudgetsOf({ markup: '<script src="/gone.js"></script>' })).toThrow('/gone.js is asked for');
});
