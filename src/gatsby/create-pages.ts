import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDemonstration } from '../demonstration';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { localeOf, pathIn, routePath, type Tree, trees } from '../i18n/paths';
import { type RouteId, routeIds, routes } from '../routes';
import { keepNotFoundPage } from './develop/not-found-page';
import { hiddenRoutes, projectRoot, showsDrafts } from './project';

/** Gatsby's page context: variables of the page query, and a prop of the template. */
export interface PageContext {
  tree: Tree;
  locale: Locale;
  route: RouteId;
  /** Namespaces of interface strings that the page loads. */
  namespaces: readonly string[];
  /**
   * gatsby-plugin-react-i18next reads this object in browsers. In builds, the plugin would create its own language
   * versions of each page that lacks this object.
   */
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
    namespaces: ['common', ...(showsDrafts || isDemonstration ? ['marks'] : []), ...routes[route].namespaces],
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
 * Creates each page four times: without prefix and under `/en`, `/de` and `/fr`. In client-side navigation, the
 * not-found page of a prefix also matches all unknown paths below it.
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
