import { rm, writeFile } from 'node:fs/promises';
import { KeptResults } from '../../../shared/kept-results';
import type { FinishOptions } from '../../finish/finish';
import { finishHtml } from '../../finish/finish-html';
import { finishPage } from '../../finish/finish-page';
import { gatsbyOutput, gatsbyPage, hash, makeBuild, write } from '../fixture';

let code = '';
jest.mock('../../../shared/build-stamp', () => ({ digestFiles: () => code }));
jest.mock('../../finish/finish-page', () => {
  const actual = jest.requireActual<{ finishPage: typeof finishPage }>('../../finish/finish-page');
  return { ...actual, finishPage: jest.fn(actual.finishPage) };
});

type Files = Readonly<Record<string, string>>;

/** Writes Gatsby's output, makes the published HTML, and returns the pages that were not taken from the cache. */
async function finish({ root, earlyEntry, kept }: FinishOptions, files: Files): Promise<string[]> {
  await rm(root, { recursive: true });
  await write(root, files);
  const calls = jest.mocked(finishPage).mock.calls;
  calls.length = 0;
  await finishHtml(root, earlyEntry, new KeptResults(kept));
  return calls.map(([{ file }]) => file);
}

const { [`/styles.${hash}.css`]: styles = '', ...withoutStyles } = gatsbyOutput;

/** Changes to a build, and the pages whose HTML must not be taken from the cache after each change. */
const changes: [string, string[] | 'all', Files | ((options: FinishOptions) => Promise<unknown> | void)][] = [
  ['no file', [], gatsbyOutput],
  [
    'the text of a page',
    ['/de/terms.html'],
    { ...gatsbyOutput, '/de/terms/index.html': gatsbyPage('/de/terms', 'Neu') },
  ],
  ['the code of the build', 'all', () => void (code = 'changed')],
  [
    'Gatsby’s compilation hash',
    'all',
    { ...gatsbyOutput, '/page-data/app-data.json': '{"webpackCompilationHash":"c2"}' },
  ],
  ['a CSS rule', 'all', { ...gatsbyOutput, [`/styles.${hash}.css`]: 'h1{margin:1px}' }],
  ['the file name of the style sheet', 'all', { ...withoutStyles, '/styles.aaaa.css': styles }],
  ['the content of a script', 'all', { ...gatsbyOutput, [`/app-${hash}.js`]: '//# allFunctionsCalledOnLoad\n//b' }],
  ['the early script', 'all', ({ earlyEntry }) => writeFile(earlyEntry, 'console.log(gatsbyBuild)')],
];

it.each(changes)(
  'after a change of %s, a build rewrites the HTML of exactly the pages that depend on this change',
  async (_, expected, change) => {
    code = 'as it was';
    const options = await makeBuild();
    const all = await finish(options, gatsbyOutput);
    expect(all).toHaveLength(20);
    if (typeof change === 'function') await change(options);
    const files = typeof change === 'function' ? gatsbyOutput : change;
    expect(await finish(options, files)).toEqual(expected === 'all' ? all : expected);
    expect(await finish(options, files)).toEqual([]);
  },
);
