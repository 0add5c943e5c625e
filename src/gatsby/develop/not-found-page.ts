import type { Actions, Page } from 'gatsby';

/**
 * Creates the page `/404.html` as a copy of `/404`. Gatsby creates it too, but in `develop` deletes it when pages are
 * created again:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/prod-404-500/gatsby-node.ts
 */
export function keepNotFoundPage<C>({ createPage }: Pick<Actions, 'createPage'>, page: Page<C>): void {
  if (page.path === '/404') createPage({ ...page, path: '/404.html' });
}
