import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CheerioAPI, load } from 'cheerio';
import { type Locale } from '../../src/i18n/locales';
import { localeOf, routePath, type Tree, trees } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';

const root = join(process.cwd(), 'public');

if (!existsSync(join(root, 'index.html')))
  throw new Error('public/ holds no site: run “npm run build -- --local” first.');

/** The published file for a path, if there is one. */
export const fileOf = (path: string): string | undefined =>
  [join(root, path), join(root, `${path}.html`), join(root, path, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(file),
  );

export const readFile = (path: string): string => readFileSync(fileOf(path) ?? `no file at ${path}`, 'utf8');

/** The static HTML of a page, parsed. */
export interface BuiltPage {
  route: RouteId;
  tree: Tree;
  locale: Locale;
  path: string;
  $: CheerioAPI;
}

const readPage = (route: RouteId, tree: Tree): BuiltPage => {
  const path = routePath(route, tree);
  return { route, tree, locale: localeOf(tree), path, $: load(readFile(path)) };
};

/** Every page of the site, all trees. */
export const pages: readonly BuiltPage[] = trees.flatMap((tree) => routeIds.map((route) => readPage(route, tree)));

export const pageOf = (route: RouteId, tree: Tree): BuiltPage =>
  pages.find((page) => page.route === route && page.tree === tree) as BuiltPage;

export const isIndexable = ({ route }: BuiltPage): boolean => routes[route].indexable;

/** Text as a reader sees it: without scripts, white space folded. */
export const textOf = ($: CheerioAPI, selector: string): string => $(selector).text().replace(/\s+/g, ' ').trim();

/** An attribute of all elements of a selector, in order. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).attr(name) ?? '');

/** What a page has and should have, by a name for messages. */
type Fields = Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>;

/** The fields of pages that are not as wanted, one sentence each; empty if all are. */
export const differences = (of: readonly BuiltPage[], fieldsOf: (page: BuiltPage) => Fields): string[] =>
  of.flatMap((page) =>
    Object.entries(fieldsOf(page))
      .filter(([, [found, wanted]]) => !isDeepStrictEqual(found, wanted))
      .map(([name, pair]) => `${page.path}: ${name} is ${pair.map((value) => JSON.stringify(value)).join(', not ')}`),
  );
