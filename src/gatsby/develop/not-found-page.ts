import type { Actions, Page } from 'gatsby';

/**
 * Creates Gatsby's page `/404.html` of `/404`. Gatsby does so itself, but not again when pages are created anew while
 * developing, and then deletes it:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/prod-404-500/gatsby-node.ts
 */
export function keepNotFoundPage<C>({ createPage }: Pick<Actions, 'createPage'>, page: Page<C>): void {
  if (page.path === '/404') createPage({ ...page, path: '/404.html' });
}
