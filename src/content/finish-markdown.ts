import { localeOf, routePath, type Tree } from '../i18n/paths';
import { isRouteId } from '../routes';
import { typeset } from './typeset';

/** A node of Markdown's syntax tree, as far as it is read here: https://github.com/syntax-tree/mdast */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  data?: { hProperties: { id: string } };
  children?: MarkdownNode[];
}

const routeLink = /^route:([^#]*)/;

/** Links of copy name routes; in a page they lead to that route's path in the page's own tree. */
const resolveLink = (url: string, tree: Tree): string =>
  url.replace(routeLink, (whole, route: string) => (isRouteId(route) ? routePath(route, tree) : whole));

function visit(node: MarkdownNode, change: (node: MarkdownNode) => void): void {
  change(node);
  node.children?.forEach((child) => visit(child, change));
}

/** The place of a Markdown text: the tree it is shown in, and the field of the page. The text below the front matter is `text`. */
interface TextPlace {
  tree: Tree;
  field: string;
}

/**
 * Finishes a parsed text: its links lead to pages of its tree, and its words are typeset. The sections of a text below the
 * front matter have ids that are the same in all languages, `section-1`, `section-2` and so on.
 */
export function finishMarkdown(root: MarkdownNode, { tree, field }: TextPlace): void {
  let sections = 0;
  visit(root, (node) => {
    if (node.type === 'text') node.value = typeset(node.value ?? '', localeOf(tree));
    if (node.type === 'link') node.url = resolveLink(node.url ?? '', tree);
    if (node.type === 'heading' && node.depth === 2 && field === 'text')
      node.data = { hProperties: { id: `section-${(sections += 1)}` } };
  });
}
