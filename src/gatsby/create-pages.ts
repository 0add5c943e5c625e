import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDemonstration } from '../demonstration';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { localeOf, pathIn, routePath, type Tree, trees } from '../i18n/paths';
import { type RouteId, routeIds, routes } from '../routes';
import { keepNotFoundPage } from './develop/not-found-page';
import { hiddenRoutes, projectRoot, showsDrafts } from './project';

/** The page context: variables of each template's query, and a prop of its component. */
export interface PageContext {
  tree: Tree;
  locale: Locale;
  route: RouteId;
  /** Namespaces of the interface strings in the page's data. */
  namespaces: readonly string[];
  /**
   * For gatsby-plugin-react-i18next, which does not create language versions of a page whose context has `language`.
   */
  language: Locale;
  i18n: object;
}

function contextOf(tree: Tree, route: RouteId): PageContext {
  const locale = localeOf(tree);
  const path = routePath(route, tree);
  const originalPath = routePath(route, 'bare');
  return {
    tree,
    locale,
    route,
    namespaces: ['common', ...(showsDrafts || isDemonstration ? ['drafts'] : []), ...routes[route].namespaces],
    language: locale,
    i18n: {
      language: locale,
      languages: locales,
      defaultLanguage: defaultLocale,
      routed: tree !== 'bare',
      originalPath,
      path,
    },
  };
}

/**
 * Creates each route in each tree. A tree's not-found page also matches all unknown paths in client-side navigation.
 */
export const createPages: GatsbyNode<never, PageContext>['createPages'] = ({ actions }) => {
  const hidden = hiddenRoutes();
  const shown = routeIds.filter((route) => !hidden.has(route));
  for (const tree of trees)
    for (const route of shown) {
      const page = {
        path: routePath(route, tree),
        component: resolve(projectRoot, `src/templates/${routes[route].template}.tsx`),
        context: contextOf(tree, route),
        ...(route === 'notFound' && tree !== 'bare' && { matchPath: `${pathIn(tree, '')}/*` }),
      };
      actions.createPage(page);
      keepNotFoundPage(actions, page);
    }
};
