import { parsePage } from '../../src/content/page';
import type { Locale } from '../../src/i18n/locales';
import { type Strings, stringAt } from '../../src/i18n/strings';
import { footerGroups } from '../../src/layout/footer-links';
import { isGroup, menu } from '../../src/layout/menu-items';
import { type RouteId, routes } from '../../src/routes';
import type { ProjectFiles } from '../copy-check/project-files';

type Copy = Pick<ProjectFiles, 'pages' | 'strings'>;

/** A page as the site calls it, and the menu that it stands in. */
interface PageName {
  name: string;
  above?: string;
}

/** The file of a page: `content/{{locale}}/trade/faq.md`. */
export const pageFile = (route: RouteId): string => `content/{{locale}}/${routes[route].path || 'index'}.md`;

function titleOf(route: RouteId, { pages }: Copy, locale: Locale): string | undefined {
  const file = pageFile(route).replace('{{locale}}', locale);
  const title = parsePage(file, pages.get(file) ?? '').page?.source.document.get('title');
  return typeof title === 'string' ? title : undefined;
}

/** The labels of pages in the menu and among the documents of the footer, by the keys of their strings. */
const labels = new Map<RouteId, { label: string; above?: string }>([
  ...footerGroups
    .flatMap(({ links }) => links.flatMap((link) => ('route' in link ? link : [])))
    .filter(({ route }) => routes[route].area === 'legal')
    .map((link) => [link.route, link] as const),
  ...menu.flatMap((item) =>
    isGroup(item)
      ? item.pages.map((page) => [page.route, { ...page, above: item.label }] as const)
      : [[item.route, item] as const],
  ),
]);

/** What the site calls a page in a language: as in its menus, or else by the page's title, if it has one. */
export function pageName(route: RouteId, copy: Copy, locale: Locale): PageName | undefined {
  const source = copy.strings.get(`locales/${locale}/common.json`) ?? '{}';
  const common = JSON.parse(source) as Strings; // See src/content/string-file.ts.
  const textOf = (key: string): string => stringAt(common, key) ?? key;
  const found = labels.get(route);
  const name = found ? textOf(found.label) : titleOf(route, copy, locale);
  return name === undefined ? undefined : { name, ...(found?.above && { above: textOf(found.above) }) };
}

/** A page's name after that of the menu that it stands in: “Trade › FAQ”. */
export const fullName = ({ name, above }: PageName): string => (above ? `${above} › ${name}` : name);
