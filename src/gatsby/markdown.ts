import { createHash } from 'node:crypto';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql';
import { routePath, type Tree } from '../i18n/paths';
import { isRouteId } from '../routes';

const routeLink = /href="route:([^"#]*)/g;

/** Links of copy name routes; in a page they lead to that route's path in the page's own tree. */
const resolveRouteLinks = (html: string, tree: Tree): string =>
  html.replace(routeLink, (whole, route: string) => (isRouteId(route) ? `href="${routePath(route, tree)}` : whole));

/** Markdown as HTML, by the very renderer that makes the `html` field of Markdown files. */
export async function renderMarkdown(
  markdown: string,
  tree: Tree,
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<string> {
  const type = info.schema.getType('MarkdownRemark') as GraphQLObjectType;
  const contentDigest = createHash('md5').update(markdown).digest('hex');
  const node = {
    id: contentDigest,
    children: [],
    parent: null,
    internal: { type: type.name, content: markdown, contentDigest },
  };
  const html: unknown = await type.getFields().html?.resolve?.(node, {}, context, info);
  return resolveRouteLinks(String(html).trim(), tree);
}
