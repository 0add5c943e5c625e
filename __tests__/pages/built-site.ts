import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { routePath, type Tree, trees } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';

const root = join(process.cwd(), 'public');

if (!existsSync(join(root, 'index.html')))
  throw new Error('public/ holds no site: run “npm run build -- --local” first.');

/** The published file for a path, if there is one. */
export const fileOf = (path: string): string | undefined =>
  [join(root, path), join(root, `${path}.html`), join(root, path, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(file),
  );

/** The static HTML of a page, parsed. */
export interface BuiltPage {
  route: RouteId;
  tree: Tree;
  path: string;
  $: CheerioAPI;
}

const readPage = (route: RouteId, tree: Tree): BuiltPage => {
  const path = routePath(route, tree);
  return { route, tree, path, $: load(readFileSync(fileOf(path) ?? `no page at ${path}`, 'utf8')) };
};

/** Every page of the site, all trees. */
export const pages: readonly BuiltPage[] = trees.flatMap((tree) => routeIds.map((route) => readPage(route, tree)));

export const pageOf = (route: RouteId, tree: Tree): BuiltPage =>
  pages.find((page) => page.route === route && page.tree === tree) as BuiltPage;

/** Pages for everybody, each as a row of a test table. */
export const eachPage = pages.map((page): [string, BuiltPage] => [page.path, page]);

export const isIndexable = ({ route }: BuiltPage): boolean => routes[route].indexable;

/** Text as a reader sees it: without scripts, white space folded. */
export const textOf = ($: CheerioAPI, selector: string): string => $(selector).text().replace(/\s+/g, ' ').trim();
