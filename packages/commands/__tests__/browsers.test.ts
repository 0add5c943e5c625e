import { readFileSync } from 'node:fs';

// The shape of package.json as it is in this repository.
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
const oldest = (browser: string): number =>
  Number(
    browserslist
      .find((line) => line.startsWith(`${browser} >= `))
      ?.split(' ')
      .at(-1),
  );

const needed = readFileSync('docs/browsers.md', 'utf8').split('## What is needed')[1]?.split('\n## ')[0] ?? '';
/** First versions of each feature that a page needs: Chrome and Edge, Firefox, Safari and iOS. */
const rows = [...needed.matchAll(/^\|.*\| +([\d.]+) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm)].map((row) =>
  row.slice(1).map(Number),
);

test.each([
  ['chrome', 0],
  ['edge', 0],
  ['firefox', 1],
  ['safari', 2],
  ['ios_saf', 2],
] as const)('the oldest %s of browserslist is the first one with all features that pages need', (browser, column) => {
  expect(rows.length).toBeGreaterThan(5);
  expect(oldest(browser)).toBe(Math.max(...rows.map((row) => row[column] ?? 0)));
});
