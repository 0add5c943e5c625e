import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepGatsbyOutput, restoreGatsbyOutput } from '../../build/gatsby-output';
import { listFiles } from '../../published-files';
import { write } from '../fixture';

const paths = { root: 'public', gatsbyOutput: '.cache/gatsby-output' };
const page = '/terms/index.html';
const read = (): Promise<string> => readFile(`public${page}`, 'utf8');

const home = process.cwd();
beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'project-')));
  await write('.cache', { '/data': '' });
  await write('public', { [page]: 'by Gatsby', '/page-data/a.json': '{}' });
});
afterEach(() => process.chdir(home));

/** Does what a build does after Gatsby has ended. */
async function finish(): Promise<void> {
  await keepGatsbyOutput(paths);
  await rm(`public${page}`);
  await write('public', { '/terms.html': 'as published', '/admin/main.js': '' });
}

it('after “gatsby develop” or a failed build, the next build keeps the output folder as it is', async () => {
  await finish();
  await restoreGatsbyOutput(paths);
  await write('public', { [page]: 'by develop' });
  await restoreGatsbyOutput(paths);
  expect(await read()).toBe('by develop');
});

it('a build deletes scripts, styles and the CMS of earlier builds, which Gatsby leaves in its output folder', async () => {
  await write('public', {
    '/app-a.js': '',
    '/app-a.js.LICENSE.txt': '',
    '/styles.a.css': '',
    '/admin/part-a.js': '',
    '/admin.html': '',
  });
  await restoreGatsbyOutput(paths);
  expect(listFiles('public')).toEqual(['/page-data/a.json', page]);
});

it('if the folder .cache was deleted, a build deletes the published files', async () => {
  await finish();
  await rm('.cache', { recursive: true });
  await restoreGatsbyOutput(paths);
  expect(listFiles('public')).toEqual([]);
});

it('if published files have no copy of Gatsby’s output, a build deletes them and Gatsby’s cache', async () => {
  await write('public', { '/terms.html': 'as published', '/build-manifest.json': '{}' });
  await restoreGatsbyOutput(paths);
  expect([...listFiles('public'), ...listFiles('.cache')]).toEqual([]);
});
