import { readdirSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isOn, requireHold } from '../../../src/gatsby/interventions/intervention';
import { compileHint, compileHintComment } from '../../../src/gatsby/interventions/compile-hint';
import { deferHydration } from '../../../src/gatsby/interventions/defer-hydration';
import { pageStyles } from '../../../src/gatsby/interventions/page-styles';
import { parsePath, routeAt } from '../../../src/i18n/paths';
import { routes } from '../../../src/routes';
import { cached } from '../../tools/cached';
import { bundleEarly, type EarlyFile } from './bundle-early';
import { finishPage, type PageAssets } from './finish-page';
import { type GatsbyRuntime, parseHtml, takeGatsbyScripts } from './gatsby-html';
import { collectPages } from './page-files';
import { pageStylesWriter } from './page-styles';
import { integrityOf } from '../published-files';

interface HtmlOptions {
  /** The folder with the output of `gatsby build`. */
  root: string;
  /** Folder for the unfinished HTML between runs; inside `.cache`, so that `gatsby clean` removes it too. */
  originals: string;
  /** Entry point of the early file. */
  earlyEntry: string;
}

const needsOf = (file: string) => {
  const { rest } = parsePath(file.replace(/\.html$/, ''));
  const route = routeAt(rest);
  const { area, template } = route ? routes[route] : {};
  return { isAuth: area === 'auth', hydratesAtOnce: template === 'auth-page' || !isOn(deferHydration) };
};

/** The runtime that all pages share. Throws if there are no pages, or if two are from different builds. */
function sharedRuntime(pages: ReadonlyMap<string, string>): GatsbyRuntime {
  let shared: { file: string; runtime: GatsbyRuntime } | undefined;
  for (const [file, html] of pages) {
    const page = takeGatsbyScripts(parseHtml(html), file);
    if (page && shared && !isDeepStrictEqual(page.runtime, shared.runtime)) {
      throw new Error(
        `${file} starts other scripts than ${shared.file}: start from a clean build with \`gatsby clean\``,
      );
    }
    if (page) shared ??= { file, runtime: page.runtime };
  }
  if (!shared) throw new Error('no page of Gatsby was found: run `gatsby build` first');
  return shared.runtime;
}

/**
 * The hash that Gatsby's client compares with the one in its page, which it reloads if they differ. Gatsby writes it into
 * HTML too, but leaves the hash of the build before in pages that it takes for unchanged.
 */
function compilationHashIn(root: string): string {
  const data: unknown = JSON.parse(readFileSync(join(root, 'page-data/app-data.json'), 'utf8'));
  const { webpackCompilationHash } = data as { webpackCompilationHash?: string }; // Gatsby's format.
  requireHold(webpackCompilationHash !== undefined, deferHydration.name, 'app-data.json has no webpackCompilationHash');
  return webpackCompilationHash!; // Checked above.
}

/** The file with the styles of all pages. Throws if there is also one of an earlier build. */
function stylesIn(root: string): string {
  const [file, ...others] = readdirSync(root).filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const holds = file !== undefined && others.length === 0;
  requireHold(
    holds,
    pageStyles.name,
    'there is not exactly one file of styles; `gatsby clean` removes those of earlier builds',
  );
  return `/${file}`;
}

function requireCompileHint(root: string, scripts: readonly string[]): void {
  if (!isOn(compileHint)) return;
  for (const src of scripts) {
    const holds = readFileSync(join(root, src), 'utf8').startsWith(compileHintComment);
    requireHold(holds, compileHint.name, `${src} does not begin with ${compileHintComment}`);
  }
}

/** Removes the files that an earlier run of finishing has added. */
async function removeOutdated(root: string): Promise<void> {
  const outdated = (await readdir(root)).filter((name) =>
    /^(?:early-[0-9a-f]+\.js|(?:own|rest)-[0-9a-f]+\.css)$/.test(name),
  );
  await Promise.all(outdated.map((name) => rm(join(root, name))));
}

/** Makes all HTML of a build conform to the content security policy. Throws with file and markup if it cannot. */
export async function finishHtml(options: HtmlOptions): Promise<{ pages: number; early: EarlyFile }> {
  const { root } = options;
  const originals = await collectPages(root, options.originals);
  const { scripts, chunkMapping } = sharedRuntime(originals);
  requireCompileHint(root, scripts);
  const integrity = cached((src: string) => integrityOf(readFileSync(join(root, src))));
  const withIntegrity = scripts.map((src) => ({ src, integrity: integrity(src) }));
  const styles = stylesIn(root);
  const early = await bundleEarly(options.earlyEntry, {
    compilationHash: compilationHashIn(root),
    chunkMapping,
    scripts: withIntegrity,
  });
  await removeOutdated(root);
  await writeFile(join(root, early.src), early.code);
  const assets: PageAssets = {
    early: { src: early.src, integrity: early.integrity },
    integrityOf: integrity,
    styles,
    pageStyles: pageStylesWriter(root, styles),
  };
  for (const [file, html] of originals) {
    await writeFile(join(root, file), finishPage(parseHtml(html), file, needsOf(file), assets));
  }
  return { pages: originals.size, early };
}
