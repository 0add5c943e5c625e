import { type Locale, locales } from '../../../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../../../src/routes';
import { fullName, pageName } from '../page-names';
import type { ProjectFiles } from '../../copy-check/project-files';

/** A page that texts may link to, as it is called in a language. */
export interface LinkedPage {
  route: RouteId;
  name: string;
  /** The name after that of the menu in which the page stands. */
  fullName: string;
}

export type LinkedPages = Record<Locale, LinkedPage[]>;

/** Pages that a visitor can only come to by doing something. */
const isNotice = (route: RouteId): boolean => ['notice-page', 'not-found-page'].includes(routes[route].template);

/** The pages that texts may link to, by language; made when the editing interface is bundled. */
export function linkedPages(files: ProjectFiles): LinkedPages {
  const pagesIn = (locale: Locale): LinkedPage[] =>
    routeIds
      .filter((route) => !isNotice(route))
      .flatMap((route) => {
        const found = pageName(route, files, locale);
        return found ? [{ route, name: found.name, fullName: fullName(found) }] : [];
      });
  // `Object.fromEntries` forgets the type of keys.
  return Object.fromEntries(locales.map((locale) => [locale, pagesIn(locale)])) as LinkedPages;
}
