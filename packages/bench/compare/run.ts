import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { localSettings } from '../../shared/local-settings';
import { main, run } from '../../shared/run';
import { buildIfStale } from '../../publish/build/build-if-stale';
import { hashOf, withBuildOf } from './build-commit';

const config = 'packages/bench/compare/playwright.config.ts';

async function photograph(site: string, pictures: string, options: readonly string[]): Promise<JSONReport> {
  const env = { COMPARED_SITE: site, COMPARED_PICTURES: pictures };
  await run('npx', ['playwright', 'test', '--config', config, ...options], env);
  const report = JSON.parse(await readFile('test-results/compare.json', 'utf8')) as JSONReport;
  if (report.errors[0]) throw new Error(report.errors[0].message);
  return report;
}

/**
 * `npm run compare -- COMMIT` compares the site with a build of that commit. Writes screenshots of the pages that look
 * different to `reports/compare`. Playwright's options may follow, such as `-g /de/terms` for certain pages.
 */
main(async () => {
  const [commit, ...options] = process.argv.slice(2);
  if (!commit) throw new Error('Name the commit to compare with, as in “npm run compare -- HEAD~1”.');
  const hash = hashOf(commit);
  const pictures = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    await withBuildOf(hash, (root) => photograph(root, pictures, [...options, '--update-snapshots']));
    await buildIfStale(localSettings());
    const { expected, unexpected } = (await photograph('public', pictures, options)).stats;
    const summary = `${unexpected} of ${expected + unexpected} pictures differ from ${hash.slice(0, 9)}.`;
    await writeFile('reports/compare/summary.md', `${summary}\n`);
    console.log(`${summary} See reports/compare/index.html.`);
  } finally {
    await rm(pictures, { recursive: true, force: true });
  }
});
