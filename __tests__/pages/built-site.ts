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

/** The published file for a path; undefined if there is none. */
export const fileOf = (path: string): string | undefined =>
  [join(root, path), join(root, `${path}.html`), join(root, path, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(file),
  );

export const readFile = (path: string): string => readFileSync(fileOf(path) ?? `no file at ${path}`, 'utf8');

/** A page's parsed static HTML. */
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

/** All pages of the site, with all language prefixes. */
export const pages: readonly BuiltPage[] = trees.flatMap((tree) => routeIds.map((route) => readPage(route, tree)));

export const pageOf = (route: RouteId, tree: Tree): BuiltPage =>
  pages.find((page) => page.route === route && page.tree === tree) as BuiltPage;

export const isIndexable = ({ route }: BuiltPage): boolean => routes[route].indexable;

/** Visible text: without scripts, white space collapsed. */
export const textOf = ($: CheerioAPI, selector: string): string => $(selector).text().replace(/\s+/g, ' ').trim();

/** The values of an attribute of all matching elements, in order. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): string[] =>
  $(selector)
    .get()
    .map((element) => $(element).attr(name) ?? '');

/** Pairs of a found and an expected value of a page. The key names the value in failure messages. */
type Fields = Readonly<Record<string, readonly [found: unknown, wanted: unknown]>>;

/** A sentence for each found value that differs from the expected one. An empty array means that all are equal. */
export const differences = (of: readonly BuiltPage[], fieldsOf: (page: BuiltPage) => Fields): string[] =>
  of.flatMap((page) =>
    Object.entries(fieldsOf(page))
      .filter(([, [found, wanted]]) => !isDeepStrictEqual(found, wanted))
      .map(([name, pair]) => `${page.path}: ${name} is ${pair.map((value) => JSON.stringify(value)).join(', not ')}`),
  );
