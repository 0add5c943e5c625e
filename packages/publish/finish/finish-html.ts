import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compileHintComment } from '../../../src/gatsby/interventions/compile-hint';
import { requireHold } from '../../../src/gatsby/interventions/intervention';
import type { Paths } from '../paths';
import { type Asset, integrityOf } from '../published-files';
import { bundleEarly } from './bundle-early';
import { finishPage } from './finish-page';
import { readPage } from './gatsby-html';
import { collectPages } from './page-files';
import { dividedStyles } from './page-styles';

/**
 * The hash that Gatsby's client compares with the one in its page, which it reloads if they differ. Gatsby writes it into
 * HTML too, but leaves the hash of the build before in pages that it takes for unchanged.
 */
function compilationHashIn(root: string): string {
  const data: unknown = JSON.parse(readFileSync(join(root, 'page-data/app-data.json'), 'utf8'));
  const { webpackCompilationHash } = data as { webpackCompilationHash?: string }; // Gatsby's format.
  requireHold(
    webpackCompilationHash !== undefined,
    'deferred hydration',
    'app-data.json has no webpackCompilationHash',
  );
  return webpackCompilationHash;
}

/** The address of the file with the styles of all pages. Throws if there is also one of an earlier build. */
function stylesIn(root: string): string {
  const [file, ...others] = readdirSync(root).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const missing = 'there is not exactly one file of styles; `gatsby clean` removes those of earlier builds';
  requireHold(file !== undefined && others.length === 0, 'page styles', missing);
  return `/${file}`;
}

/** Makes all HTML of a build conform to the content security policy. Throws with file and markup if it cannot. */
export async function finishHtml({
  root,
  originals,
  earlyEntry,
}: Omit<Paths, 'outputs' | 'drawn'>): Promise<{ pages: number; early: string }> {
  const pages = await collectPages(root, originals);
  const [firstFile] = pages.keys();
  if (firstFile === undefined)
    throw new Error('no page of Gatsby was found: run `gatsby clean` and `gatsby build` first');
  // All pages must start the same scripts.
  const { scripts } = readPage(firstFile, pages.get(firstFile)!);
  const read = (href: string): string => readFileSync(join(root, href), 'utf8');
  const asset = (href: string): Asset => ({ href, integrity: integrityOf(read(href)) });
  for (const src of scripts)
    requireHold(read(src).startsWith(compileHintComment), 'compile hint', `${src} begins with something else`);

  const starting = scripts.map(asset);
  const early = await bundleEarly(earlyEntry, {
    compilationHash: compilationHashIn(root),
    scripts: starting.map(({ href, integrity }) => ({ src: href, integrity })),
  });
  const styles = stylesIn(root);
  const { pageStyles, files } = dividedStyles(read(styles));
  const assets = { early, scripts: starting, styles: asset(styles), pageStyles };

  // One page after the other: a parsed one takes many times the memory of its HTML.
  for (const [file, html] of pages) {
    const page = readPage(file, html);
    if (!isDeepStrictEqual(page.scripts, scripts))
      throw new Error(`${file} starts other scripts than ${firstFile}: start from a clean build with \`gatsby clean\``);
    await writeFile(join(root, file), finishPage(page, assets));
  }
  for (const [file, content] of [[early.href, early.code] as const, ...files])
    await writeFile(join(root, file), content);
  return { pages: pages.size, early: early.href };
}
