import { measureFiles } from '../measure-files';
import { exceededBudgets } from '../report';

const html = `<!doctype html><title>A page</title>
  <script src="/early-1.js"></script><link rel="stylesheet" href="/own.css">
  <link rel="preload" as="font" href="/text.woff2">`;

/** Compressed bytes by the end of a file's path. They are within all budgets. */
const withinBudgets = {
  '.html': 10_000,
  '/page-data.json': 6_000,
  '/early-1.js': 3_000,
  '/own.css': 7_000,
  '/text.woff2': 20_000,
};

/** The report on a site whose pages are all equal, with other bytes of some files and more markup on each page. */
function exceededBudgetsOf(bytes: Readonly<Record<string, number>> = {}, markup = ''): string[] {
  const all = Object.entries({ ...withinBudgets, ...bytes });
  const measurements = measureFiles({
    bytesOf: (address) => all.find(([end]) => address.endsWith(end))?.[1] ?? 0,
    text: () => html + markup,
  });
  return exceededBudgets(measurements);
}

it('the report on page weights is empty for a site within its budgets', () => {
  expect(exceededBudgetsOf()).toEqual([]);
});

it('the report on page weights names page, weight and budget for a site with a library in the early script', () => {
  expect(exceededBudgetsOf({ '/early-1.js': 6_000 })).toContain(
    'earlyScript of /de/terms is 6.0 kB; its budget is 5.0 kB.',
  );
});

it('the report on page weights names page, weight and budget for a site with an additional font', () => {
  const bold = '<link rel="preload" as="font" href="/bold.woff2">';
  expect(exceededBudgetsOf({ '/bold.woff2': 45_000 }, bold)).toContain(
    'fonts of /de/terms is 65.0 kB; its budget is 21.5 kB.',
  );
});
