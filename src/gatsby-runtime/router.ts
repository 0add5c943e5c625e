import { readAddress } from '../i18n/read-address';
import { routePath } from '../i18n/paths';

/**
 * Gatsby's path of the page at a URL path; for an unknown path, the path of the not-found page in the same language.
 */
export function pagePathAt(pathname: string): string {
  const { tree, route, path } = readAddress(pathname);
  if (route) return path;
  // Gatsby requires the path `/404.html` for the not-found page without language prefix:
  // https://www.gatsbyjs.com/docs/how-to/adding-common-features/add-404-page/
  return tree === 'bare' ? '/404.html' : routePath('notFound', tree);
}

/**
 * Whether React may hydrate the document of page `pagePath` at a URL path. Gatsby's router decodes paths twice and
 * reads `:` and `*` as patterns, so on paths with such characters it throws or renders nothing. No page has such a
 * path: the not-found page shown there stays static HTML.
 */
export const canStartApp = (pathname: string, pagePath: string | undefined): boolean =>
  /^[\w/.~-]*$/.test(pathname) && pagePathAt(pathname) === pagePath;
