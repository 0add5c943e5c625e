import type { Node } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql';
import { routePath, type Tree } from '../i18n/paths';
import { isRouteId } from '../routes';

const routeLink = /href="route:([^"#]*)/g;

/** Links of copy name routes; in a page they lead to that route's path in the page's own tree. */
const resolveRouteLinks = (html: string, tree: Tree): string =>
  html.replace(routeLink, (whole, route: string) => (isRouteId(route) ? `href="${routePath(route, tree)}` : whole));

/** Gives the sections of a long text ids, the same in all languages: `section-1`, `section-2` and so on. */
export function withSectionIds(html: string): string {
  let count = 0;
  return html.replaceAll('<h2>', () => `<h2 id="section-${(count += 1)}">`);
}

/**
 * The HTML of a node that gatsby-transformer-remark has made. Only the resolver of its `html` field renders it, which is
 * called as Gatsby's own themes do
 * (https://github.com/gatsbyjs/themes/blob/master/packages/gatsby-theme-blog-core/utils/mdxResolverPassthrough.js).
 */
export async function renderMarkdown(node: Node, tree: Tree, context: unknown, info: GraphQLResolveInfo) {
  // The plugin declares MarkdownRemark as an object type; `getType` may return any.
  const type = info.schema.getType('MarkdownRemark') as GraphQLObjectType;
  const html: unknown = await type.getFields().html?.resolve?.(node, {}, context, info);
  return resolveRouteLinks(String(html).trim(), tree);
}
