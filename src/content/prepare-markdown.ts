import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { localeOf, routePath, type Tree } from '../i18n/paths';
import { isRouteId } from '../routes';
import { beginsSection, linkAddresses, type MarkdownField, markdownOf, sectionId } from './markdown';
import { fillStrings } from './placeholders';
import { typeset } from './typeset';

/** A node of Markdown's syntax, as far as it is read here, with what it becomes: https://github.com/syntax-tree/mdast */
export interface PreparedNode {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  /** What it becomes in HTML: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
  data?: { hName?: string; hProperties?: { id: string } };
  children?: PreparedNode[];
}

const routeLink = /^route:([^#]*)/;

/** Links of copy name routes; in a page they lead to that route's path in the page's own tree. */
const resolveLink = (url: string, tree: Tree): string =>
  url.replace(routeLink, (whole, route: string) => (isRouteId(route) ? routePath(route, tree) : whole));

function visit(node: PreparedNode, change: (node: PreparedNode) => void): void {
  change(node);
  node.children?.forEach((child) => visit(child, change));
}

/** Where a Markdown text is shown: its tree, and the field of the page. The text below the front matter is `text`. */
interface TextOrigin {
  tree: Tree;
  field: string;
}

const element = (hName: string, children: PreparedNode[]): PreparedNode => ({ type: hName, data: { hName }, children });

/** A heading whose number, as in “3. Risk”, is an element of its own. */
function numberApart(heading: PreparedNode): PreparedNode {
  const [first, ...others] = heading.children ?? [];
  const [, number, words] = /^(\d+\.)(.*)/s.exec(first?.value ?? '') ?? [];
  if (!number) return heading;
  const children = [element('span', [{ type: 'text', value: number }]), { type: 'text', value: words }, ...others];
  return { ...heading, children };
}

/** Wraps a section in elements: its heading, its text, and the notes for the operator of the site, which stand beside it. */
function sectionOf(nodes: PreparedNode[], number: number): PreparedNode {
  const id = sectionId(number);
  const headings = nodes.filter(beginsSection).map((node) => ({ ...numberApart(node), data: { hProperties: { id } } }));
  const notes = nodes.filter(({ type }) => type === 'blockquote');
  const text = element(
    'div',
    nodes.filter((node) => !beginsSection(node) && node.type !== 'blockquote'),
  );
  // The note that the whole text is a template comes first.
  return element('div', number === 0 ? [...notes, text] : [...headings, text, ...notes]);
}

/** Divides a text into sections at its headings; what comes before the first is a section without a heading. */
function intoSections(root: PreparedNode): void {
  const sections: PreparedNode[][] = [[]];
  for (const node of root.children ?? [])
    if (beginsSection(node)) sections.push([node]);
    else sections.at(-1)?.push(node);
  root.children = sections.map(sectionOf);
}

/**
 * Prepares a parsed text for its page: its links lead to pages of its tree, and its words are typeset. A text below the
 * front matter is divided into sections, whose headings have ids that are the same in all languages, `section-1`,
 * `section-2` and so on.
 */
export function prepareMarkdown(root: PreparedNode, { tree, field }: TextOrigin): void {
  visit(root, (node) => {
    if (node.type === 'text') node.value = typeset(node.value ?? '', localeOf(tree));
    if (node.type === 'link') node.url = resolveLink(node.url ?? '', tree);
  });
  if (field === 'text') intoSections(root);
}

/**
 * The parsed text as a page of a tree shows it, with placeholders filled in, as JSON: what gatsby-transformer-remark
 * renders. An address that is filled in, as for `{{supportEmail}}`, is a link like one that is typed.
 */
export function filledMarkdown(text: MarkdownField, values: ReadonlyMap<string, string>, tree: Tree): string {
  const root = fillStrings(markdownOf(text), values) as Root; // A copy.
  linkAddresses(root);
  prepareMarkdown(root, { tree, field: text.field });
  return JSON.stringify(root, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/** Has gatsby-transformer-remark take such a text for the tree that it is: https://github.com/unifiedjs/unified/tree/9.2.2#processorparser */
export function readFilledMarkdown(this: Processor): void {
  this.Parser = (json) => JSON.parse(json) as Root;
}
