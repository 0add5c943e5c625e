import { pageFilePath, parsePage } from '../../../src/content/page/page';
import { stringFilePath } from '../../../src/content/strings/string-file';
import type { Locale } from '../../../src/i18n/locales';
import { type Strings, stringAt } from '../../../src/i18n/strings';
import { isGroup, menu } from '../../../src/layout/menu-items';
import { legalRoutes, type RouteId } from '../../../src/routes';
import type { ContentFiles } from '../../../src/content/content-files';

type Copy = Pick<ContentFiles, 'pages' | 'strings'>;

interface PageName {
  name: string;
  above?: string;
}

function titleOf(route: RouteId, { pages }: Copy, locale: Locale): string | undefined {
  const file = pageFilePath(locale, route);
  const title = parsePage(file, pages.get(file) ?? '').page?.source.document.get('title');
  return typeof title === 'string' ? title : undefined;
}

/** Labels of pages in the menu and in the footer's list of documents, as keys of interface strings. */
const labels = new Map<RouteId, { label: string; above?: string }>([
  ...legalRoutes.map((route) => [route, { label: `footer.${route}` }] as const),
  ...menu.flatMap((item) =>
    isGroup(item)
      ? item.pages.map((page) => [page.route, { ...page, above: item.label }] as const)
      : [[item.route, item] as const],
  ),
]);

/** The name of a page in a language: its label in a menu, otherwise its title, if it has one. */
export function pageName(route: RouteId, copy: Copy, locale: Locale): PageName | undefined {
  const source = copy.strings.get(stringFilePath(locale, 'common')) ?? '{}';
  // The type assertion is right, since src/content/strings/string-file.ts has validated the file.
  const common = JSON.parse(source) as Strings;
  const textOf = (key: string): string => stringAt(common, key) ?? key;
  const found = labels.get(route);
  const name = found ? textOf(found.label) : titleOf(route, copy, locale);
  return name === undefined ? undefined : { name, ...(found?.above && { above: textOf(found.above) }) };
}

/** A page's name after the name of its menu: “Trade › FAQ”. */
export const fullName = ({ name, above }: PageName): string => (above ? `${above} › ${name}` : name);
