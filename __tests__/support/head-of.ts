import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf, parsePath, routeAt, routesAbove } from '../../src/i18n/paths';
import { PageHead } from '../../src/seo/page-head';

export const languageOf = (path: string): string => localeOf(parsePath(path).tree);

/** The head elements of the page at a path, rendered by the site's component; empty for an unknown path. */
export function headOf(path: string, siteUrl: string): string {
  const { tree, rest } = parsePath(path.replace(/\.html$/, ''));
  const route = routeAt(rest);
  if (!route) return '';
  const locale = localeOf(tree);
  const above = routesAbove(route).map((other) => ({ route: other, title: other }));
  const data = {
    site: { siteMetadata: { siteUrl } },
    company: { name: 'Example', supportEmail: 'help@example.com' },
    page: { title: `${locale} ${route}`, description: `What ${route} says in ${locale}.`, above },
  };
  const pageContext = { tree, locale, route, namespaces: [], language: locale, i18n: {} };
  return renderToStaticMarkup(createElement(PageHead, { data, pageContext })).replace(/<html[^>]*><\/html>/, '');
}
