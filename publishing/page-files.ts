import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './published-files';

/** `/terms/index.html` becomes `/terms.html`: the one shape that every static host serves as `/terms`, without a slash. */
export const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

/** Whether Gatsby has a page of this path; `/404` and `/404.html` are two. */
const hasPage = (root: string, path: string): boolean =>
  existsSync(join(root, 'page-data', path === '/' ? 'index' : path, 'page-data.json'));

const isFinished = (html: string): boolean => html.includes(' data-page-path="');
const isGatsbys = (html: string): boolean => html.includes('window.pagePath=');

async function store(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The page's HTML as Gatsby wrote it in an earlier build; undefined if it has just written it anew, or has no such page any more. */
async function recall(root: string, kept: string, name: string): Promise<string | undefined> {
  const path = name === '/index.html' ? '/' : name.slice(0, -'.html'.length);
  const isRewritten = name !== '/index.html' && existsSync(join(root, path, 'index.html'));
  if (isRewritten || (!hasPage(root, path) && !hasPage(root, name))) return undefined;
  return readFile(join(kept, name), 'utf8').catch(() => {
    throw new Error(`${name} was finished by an earlier build: start from a clean one with \`gatsby clean\``);
  });
}

/** Gatsby writes its start scripts anew in every build, even where it leaves a page's HTML as it was. */
const scriptSlice = /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

async function currentScripts(root: string, kept: string): Promise<string | undefined> {
  const [fresh, stored] = [join(root, '_gatsby/slices/_gatsby-scripts-1.html'), join(kept, 'scripts.html')];
  if (existsSync(fresh)) await store(stored, await readFile(fresh, 'utf8'));
  return existsSync(stored) ? readFile(stored, 'utf8') : undefined;
}

/** Moves a page that Gatsby has just written to its published name; answers its HTML, or nothing if it has a better twin. */
async function adopt(root: string, kept: string, file: string, html: string): Promise<string | undefined> {
  const name = publishedName(file);
  if (name !== file && hasPage(root, name)) {
    await rm(join(root, file));
    return undefined;
  }
  await store(join(kept, name), html);
  if (name !== file) await rename(join(root, file), join(root, name));
  return html;
}

/**
 * Brings every page to its published name and answers the HTML as Gatsby wrote it, by published name.
 * Gatsby rewrites only what changed, so originals are kept in the folder `kept`: a second run starts from the same
 * pages as the first. Throws when it meets a page of an earlier run whose original is gone.
 */
export async function collectPages(root: string, kept: string): Promise<Map<string, string>> {
  const scripts = await currentScripts(root, kept);
  const files = (await listFiles(root)).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));
  const pages = new Map<string, string>();
  // `x.html` sorts before `x/index.html`, so what Gatsby has just written replaces what an earlier run left.
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const foreign = !isFinished(html) && !isGatsbys(html);
    const original = foreign
      ? html
      : await (isFinished(html) ? recall(root, kept, file) : adopt(root, kept, file, html));
    if (original !== undefined) pages.set(foreign ? file : publishedName(file), original);
    else if (existsSync(join(root, file))) await rm(join(root, file));
  }
  const restitch = (html: string) =>
    scripts === undefined ? html : html.replace(scriptSlice, (_, start: string, end: string) => start + scripts + end);
  return new Map([...pages].map(([name, html]) => [name, restitch(html)]));
}
