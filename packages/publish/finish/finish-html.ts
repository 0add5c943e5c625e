import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compileHintComment } from '../../../src/gatsby/interventions/compile-hint';
import { requireHold } from '../../../src/gatsby/interventions/intervention';
import { digestFiles } from '../../shared/build-stamp';
import type { KeptResults } from '../../shared/kept-results';
import { type Asset, htmlFileOf, integrityOf, listFiles } from '../published-files';
import { bundleEarly } from './bundle-early';
import { finishPage, type PageAssets } from './finish-page';
import { readGatsbyHtml } from './gatsby-html';
import { dividedStyles, type StyleFile } from './page-styles';

/**
 * Reads Gatsby's compilation hash. Gatsby's client compares it with the hash in the page and reloads if they differ.
 * Gatsby's HTML is no source, since unchanged pages still have the hash of the previous build.
 */
function compilationHashIn(root: string): string {
  const data: unknown = JSON.parse(readFileSync(join(root, 'page-data/app-data.json'), 'utf8'));
  // The type assertion is right, since Gatsby writes an object into `app-data.json`.
  const { webpackCompilationHash } = data as { webpackCompilationHash?: string };
  requireHold(
    webpackCompilationHash !== undefined,
    'deferred hydration',
    'app-data.json has no webpackCompilationHash',
  );
  return webpackCompilationHash;
}

/**
 * The published file name: hosts serve `/terms.html` for `/terms`, but would redirect to `/terms/` for
 * `/terms/index.html`.
 */
const publishedName = (file: string): string => {
  const [, folder] = /^(.*)\/index\.html$/.exec(file) ?? [];
  return folder === undefined ? file : htmlFileOf(folder || '/');
};

/** Removes Gatsby's HTML from `root`. Returns the HTML of each page by its published file name. */
async function takePages(root: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const files = listFiles(root).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    if (!html.includes('id="___gatsby"')) continue;
    await rm(join(root, file));
    // `/404.html` comes first. Gatsby also writes `/404/index.html`, which no host looks for.
    if (!pages.has(publishedName(file))) pages.set(publishedName(file), html);
  }
  return pages;
}

/** The URL of the file with the styles of all pages. Throws if there are several, such as one from an earlier build. */
function stylesIn(root: string): string {
  const [file, ...others] = readdirSync(root).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const missing = 'there is not exactly one file of styles; `gatsby clean` removes those of earlier builds';
  requireHold(file !== undefined && others.length === 0, 'page styles', missing);
  return `/${file}`;
}

/** All source files that affect the published HTML, for the cache key. The lock file pins the npm packages. */
const code = ['src', 'packages/publish', 'packages/shared', 'package.json', 'package-lock.json'];

interface FinishedPage {
  html: string;
  /** Style files that the page links. */
  styles: StyleFile[];
}

/**
 * Returns a function that turns Gatsby's HTML of a page into the published HTML. Throws if a page starts other scripts
 * than the first page.
 */
function finisher(root: string, { scripts, ...assets }: Omit<PageAssets, 'pageStyles'>) {
  const expected = scripts.map(({ href }) => href);
  let divided: ReturnType<typeof dividedStyles> | undefined;
  return (file: string, original: string): FinishedPage => {
    const page = readGatsbyHtml(file, original);
    if (!isDeepStrictEqual(page.scripts, expected))
      throw new Error(
        `${file} starts other scripts than the first page: start from a clean build with \`gatsby clean\``,
      );
    const styles: StyleFile[] = [];
    const pageStyles: PageAssets['pageStyles'] = (document) => {
      divided ??= dividedStyles(readFileSync(join(root, assets.styles.href), 'utf8'));
      const { own, rest } = divided(document);
      styles.push(own, rest);
      return { own, rest };
    };
    return { html: finishPage(page, { ...assets, scripts, pageStyles }), styles };
  };
}

/**
 * Changes all HTML of a build so that it conforms to the CSP. Throws an error that quotes file and markup if a page
 * cannot conform. Unchanged pages are taken from the cache. Resolves to the number of pages.
 */
export async function finishHtml(root: string, earlyEntry: string, kept: KeptResults): Promise<number> {
  const pages = await takePages(root);
  const [firstFile] = pages.keys();
  if (firstFile === undefined)
    throw new Error('no page of Gatsby was found: run `gatsby clean` and `gatsby build` first');
  const read = (href: string): string => readFileSync(join(root, href), 'utf8');
  const asset = (href: string): Asset => ({ href, integrity: integrityOf(read(href)) });
  // All pages must start the same scripts, so those of the first page are used.
  const scripts = readGatsbyHtml(firstFile, pages.get(firstFile)!).scripts.map(asset);
  for (const { href } of scripts)
    requireHold(read(href).startsWith(compileHintComment), 'compile hint', `${href} begins with something else`);

  const early = await bundleEarly(earlyEntry, {
    compilationHash: compilationHashIn(root),
    scripts: scripts.map(({ href, integrity }) => ({ src: href, integrity })),
  });
  const assets = { early, scripts, styles: asset(stylesIn(root)) };
  const finish = finisher(root, assets);
  const madeOf = [digestFiles(code), assets];
  const added = new Map([[early.href, early.code]]);
  // Handles one page after the other: a parsed page takes many times the memory of its HTML.
  for (const [file, original] of pages) {
    const { html, styles } = await kept.get([madeOf, file, original], () => finish(file, original));
    await writeFile(join(root, file), html);
    for (const { href, content } of styles) added.set(href, content);
  }
  for (const [file, content] of added) await writeFile(join(root, file), content);
  return pages.size;
}
