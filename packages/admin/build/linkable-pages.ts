import { type Locale, locales } from '../../../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../../../src/routes';
import type { ContentFiles } from '../../../src/content/content-files';
import type { LinkablePage, LinkablePages } from '../insert/choices';
import { fullName, pageName } from './page-names';

/** Pages that visitors reach only after an action, such as the confirmation of a registration. */
const isNotice = (route: RouteId): boolean => ['notice-page', 'not-found-page'].includes(routes[route].template);

/** The pages that texts can link to, by language. Computed when the CMS is bundled. */
export function linkablePages(files: ContentFiles): LinkablePages {
  const pagesIn = (locale: Locale): LinkablePage[] =>
    routeIds
      .filter((route) => !isNotice(route))
      .flatMap((route) => {
        const found = pageName(route, files, locale);
        return found ? [{ route, name: found.name, fullName: fullName(found) }] : [];
      });
  // The type assertion is needed because TypeScript types the keys of `Object.fromEntries` as strings.
  return Object.fromEntries(locales.map((locale) => [locale, pagesIn(locale)])) as LinkablePages;
}
