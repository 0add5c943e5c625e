import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KeptResults } from '../../shared/kept-results';
import { compress } from '../finish/compress';
import type { FinishOptions } from '../finish/finish';

export const facts = {
  siteUrl: 'https://www.example.com',
  apiBase: 'https://api.example.com/v1',
  terminalUrl: 'https://terminal.example.com/{locale}/app',
};

export const hash = '0123456789abcdef0123';
const appScripts = [`/webpack-runtime-${hash}.js`, `/framework-${hash}.js`, `/app-${hash}.js`];
const style = `/styles.${hash}.css`;

const mapping = JSON.stringify({ app: [appScripts[2]], 'component---a': ['/a.js'] });

/** The scripts that Gatsby 5 writes to `_gatsby/slices` and inserts into every page. */
const scriptSlice = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(mapping)};
          </script>
        <script>window.___webpackCompilationHash="c1";</script><script src="/polyfill-${hash}.js" nomodule></script>${appScripts
          .map((src) => `<script src="${src}" async></script>`)
          .join('')}`;

/** The HTML of a page as Gatsby 5.16 with gatsby-plugin-image writes it. */
export const gatsbyPage = (path: string, body = '<h1>Title</h1>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="generator" content="Gatsby 5.16.1"/><style data-href="${style}" data-identity="gatsby-global-css">h1{margin:0}</style><meta property="og:title" content="Title"/><style>.gatsby-image-wrapper{position:relative}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript><script type="module">const e="loading"in HTMLImageElement.prototype;e&&document.body.addEventListener("load",(e=>{e.target.dataset.gatsbyImageSsr}),!0);</script><link as="script" rel="preload" href="/component---a-${hash}.js"/></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->${scriptSlice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

export async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

const pageData = (path: string): Record<string, string> => ({
  [`/page-data${path === '/' ? '/index' : path}/page-data.json`]: JSON.stringify({ path, text: 'x'.repeat(600) }),
});

const below = ['', '/terms', '/trade', '/auth/login', '/404'];
const long = `<h1>Title</h1><p>${'Words that compress well. '.repeat(60)}</p>`;

const pagesOf = (tree: string): Record<string, string> =>
  Object.assign(
    {},
    ...below.map((rest) => {
      const path = `${tree}${rest}` || '/';
      return { [`${path === '/' ? '' : path}/index.html`]: gatsbyPage(path, `${long}${path}`), ...pageData(path) };
    }),
  );

/** A small output of `gatsby build`, with all kinds of files that must not be published. */
export const gatsbyOutput: Readonly<Record<string, string>> = {
  ...pagesOf(''),
  ...pagesOf('/en'),
  ...pagesOf('/de'),
  ...pagesOf('/fr'),
  '/404.html': gatsbyPage('/404.html', long),
  ...pageData('/404.html'),
  ...Object.fromEntries(appScripts.map((file) => [file, `//# allFunctionsCalledOnLoad\n//${'a'.repeat(700)}\n`])),
  [style]: `h1{margin:0}${' '.repeat(600)}`,
  '/page-data/app-data.json': '{"webpackCompilationHash":"c1"}\n',
  '/_gatsby/slices/_gatsby-scripts-1.html': scriptSlice,
  [`/app-${hash}.js.map`]: '{}',
  [`/polyfill-${hash}.js`]: '//',
  '/webpack.stats.json': '{}',
  '/cyclonedx/bom.json': '{}',
  '/chunk-map.json': '{}',
};

/** Writes the output of `gatsby build` into a new temporary folder. Returns the options for `finishBuild`. */
export async function makeBuild(files: Readonly<Record<string, string>> = gatsbyOutput): Promise<FinishOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const earlyEntry = join(folder, 'early.ts');
  await write(folder, { 'early.ts': 'declare const gatsbyBuild: object; Object.assign(window, { gatsbyBuild });' });
  const [root, outputs] = [join(folder, 'public'), join(folder, 'hosting')];
  const [gatsbyOutput, kept] = [join(folder, 'gatsby-output'), join(folder, 'kept')];
  await write(root, files);
  return { facts, revision: 'abc', root, outputs, gatsbyOutput, kept, earlyEntry };
}

/** Compresses the files of a folder as a build does. */
export const compressFiles = (root: string): Promise<void> => compress(root, new KeptResults(`${root}-kept`));
