import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTests, slowestTests, testResults } from '../../tools/test-results';

const results = [
  { test: 'a.test.ts: adds', seconds: 2 },
  { test: 'b.test.ts: opens', seconds: 0.5, error: '\u001b[31mexpected 1\u001b[39m\nreceived 2\nat b.test.ts:3' },
  { test: 'c.test.ts: waits', seconds: 10.04 },
];

test('the slowest tests are listed with their seconds, slowest last', () =>
  expect(slowestTests(results, 2)).toEqual(['   2.0 s  a.test.ts: adds', '  10.0 s  c.test.ts: waits']));

test('a failed test is listed with the first lines of its error, without colours', () =>
  expect(failedTests(results, 2)).toEqual(['b.test.ts: opens\n    expected 1\n    received 2']));

test('the results of all runs are read, and none before the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  expect(testResults(join(folder, 'missing'))).toEqual([]);
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(results.slice(0, 1)));
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(results.slice(1)));
  expect(testResults(folder)).toHaveLength(3);
});
