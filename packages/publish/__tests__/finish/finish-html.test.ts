import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishOptions } from '../../finish/finish';
import { finishHtml } from '../../finish/finish-html';
import { finishPage } from '../../finish/finish-page';
import { gatsbyPage, hash, makeBuild, write } from '../fixture';

let code = '';
jest.mock('../../../shared/build-stamp', () => ({ digestFiles: () => code }));
jest.mock('../../finish/finish-page', () => {
  const actual = jest.requireActual<{ finishPage: typeof finishPage }>('../../finish/finish-page');
  return { ...actual, finishPage: jest.fn(actual.finishPage) };
});

/** Makes the published HTML of a build's pages. Returns the files that were not taken from the cache. */
async function finish(options: FinishOptions): Promise<string[]> {
  const calls = jest.mocked(finishPage).mock.calls;
  calls.length = 0;
  await finishHtml(options, () => undefined);
  return calls.map(([{ file }]) => file);
}

/** Changes to a build, and the pages whose HTML must not be taken from the cache after each change. */
const changes: [string, string[] | 'all', (options: FinishOptions) => Promise<unknown> | void][] = [
  ['no file', [], () => undefined],
  [
    'the text of a page',
    ['/de/terms.html'],
    ({ root }) => write(root, { '/de/terms/index.html': gatsbyPage('/de/terms', 'Neu') }),
  ],
  ['the code of the build', 'all', () => void (code = 'changed')],
  [
    'Gatsby’s compilation hash',
    'all',
    ({ root }) => write(root, { '/page-data/app-data.json': '{"webpackCompilationHash":"c2"}' }),
  ],
  ['a CSS rule', 'all', ({ root }) => write(root, { [`/styles.${hash}.css`]: 'h1{margin:1px}' })],
  [
    'the file name of the style sheet',
    'all',
    ({ root }) => rename(join(root, `styles.${hash}.css`), join(root, 'styles.aaaa.css')),
  ],
  [
    'the content of a script',
    'all',
    ({ root }) => write(root, { [`/app-${hash}.js`]: '//# allFunctionsCalledOnLoad\n//b' }),
  ],
  ['the early script', 'all', ({ earlyEntry }) => writeFile(earlyEntry, 'console.log(gatsbyBuild)')],
];

it.each(changes)(
  'after a change of %s, a build rewrites the HTML of exactly the pages that depend on this change',
  async (_, expected, change) => {
    code = 'as it was';
    const options = await makeBuild();
    const all = await finish(options);
    expect(all).toHaveLength(20);
    await change(options);
    expect(await finish(options)).toEqual(expected === 'all' ? all : expected);
    expect(await finish(options)).toEqual([]);
  },
);
