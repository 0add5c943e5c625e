import { measureFiles } from '../measure-files';
import { complaints, readAccepted } from '../report';
import { type Planted, plantedSite } from './planted-site';

const complaintsOf = (planted?: Planted): string[] => complaints(measureFiles(plantedSite(planted)));

it('a site within its budgets has no complaints', () => {
  expect(complaintsOf()).toEqual([]);
});

it('no figure is accepted that is over its budget', () => {
  const accepted = readAccepted('packages/bench/accepted.json');
  const budgeted = measureFiles(plantedSite()).filter(({ budget }) => budget !== undefined);
  expect(budgeted.filter(({ name, budget = 0 }) => !(accepted[name]! <= budget)).map(({ name }) => name)).toEqual([]);
});

/** One regression for each budget, and the message about one of the pages that exceed it. */
const regressions: [string, Planted, string][] = [
  [
    'a library of 30 kB in what all pages share',
    { weights: { '/app-1.js': 90_000 } },
    'script of /de/terms is 103.0 kB; its budget is 90.0 kB.',
  ],
  [
    'a library of 30 kB in the sign-in forms',
    { weights: { '/auth-form-1.js': 45_000 } },
    'script of /de/auth/login is 118.0 kB; its budget is 115.0 kB.',
  ],
  [
    'a library before the page has loaded',
    { weights: { '/early-1.js': 6_000 } },
    'earlyScript of /de/terms is 6.0 kB; its budget is 5.0 kB.',
  ],
  [
    'a font more',
    { markup: '<link rel="preload" as="font" href="/bold.woff2">', weights: { '/bold.woff2': 45_000 } },
    'fonts of /de/terms is 65.0 kB; its budget is 21.5 kB.',
  ],
  [
    'a framework of styles',
    { weights: { '/own.css': 16_000 } },
    'styles of /de/terms is 16.0 kB; its budget is 9.8 kB.',
  ],
  ['styles put into the markup', { weights: { html: 19_000 } }, 'html of /de/terms is 19.0 kB; its budget is 18.0 kB.'],
  [
    'strings of other pages in a page’s data',
    { weights: { pageData: 10_000 } },
    'pageData of /de/terms is 10.0 kB; its budget is 9.0 kB.',
  ],
  [
    'a picture as wide as its master',
    { weights: { '/cards.avif': 900_000 } },
    'pictures of /de/terms is 908.5 kB; its budget is 280.0 kB.',
  ],
  [
    'a wide picture at the top of the home page',
    { weights: { '/hero.avif': 120_000 } },
    'firstLoad of /de is 241.1 kB; its budget is 145.0 kB.',
  ],
];

it.each(regressions)('%s is complained of by page, figure and budget', (_what, planted, sentence) => {
  expect(complaintsOf(planted)).toContain(sentence);
});

it('a linked script that is not published stops the weighing', () => {
  expect(() => complaintsOf({ markup: '<script src="/gone.js"></script>' })).toThrow(
    '/gone.js is asked for, but not published.',
  );
});
