import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { localeOf, routePath, type Tree } from '../i18n/paths';
import { isRouteId } from '../routes';
import { beginsSection, legalSectionId, linkAddresses, type MarkdownField, markdownOf } from './markdown';
import { fillStrings } from './placeholders';
import { typeset } from './typeset';

/**
 * A node of the Markdown syntax tree (https://github.com/syntax-tree/mdast), with only the fields that are used here.
 */
export interface PreparedNode {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  /** HTML element and attributes of the node: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
  data?: { hName?: string; hProperties?: { id: string } };
  children?: PreparedNode[];
}

const routeLink = /^route:([^#]*)/;

/**
 * The URL of a link on a page. Links to pages name a route in content, such as `route:faq`; the URL is the path of that
 * page with the language prefix `tree`.
 */
const resolveLink = (url: string, tree: Tree): string =>
  url.replace(routeLink, (whole, route: string) => (isRouteId(route) ? routePath(route, tree) : whole));

function visit(node: PreparedNode, change: (node: PreparedNode) => void): void {
  change(node);
  node.children?.forEach((child) => visit(child, change));
}

/**
 * Where a Markdown text is shown: language prefix, and field of the page. The field of the text below the front matter
 * is `text`.
 */
interface TextOrigin {
  tree: Tree;
  field: string;
}

const element = (hName: string, children: PreparedNode[]): PreparedNode => ({ type: hName, data: { hName }, children });

/** Puts the number of a heading, as in “3. Risk”, into an element of its own. */
function numberApart(heading: PreparedNode): PreparedNode {
  const [first, ...others] = heading.children ?? [];
  const [, number, words] = /^(\d+\.)(.*)/s.exec(first?.value ?? '') ?? [];
  if (!number) return heading;
  const children = [element('span', [{ type: 'text', value: number }]), { type: 'text', value: words }, ...others];
  return { ...heading, children };
}

/**
 * Wraps a section of a legal text in elements: heading, text, and notes for the site's operator, which are shown beside
 * the text.
 */
function sectionOf(nodes: PreparedNode[], number: number): PreparedNode {
  const id = legalSectionId(number);
  const headings = nodes.filter(beginsSection).map((node) => ({ ...numberApart(node), data: { hProperties: { id } } }));
  const notes = nodes.filter(({ type }) => type === 'blockquote');
  const text = element(
    'div',
    nodes.filter((node) => !beginsSection(node) && node.type !== 'blockquote'),
  );
  // Before the first section, the notes come first: they say that the whole text is unfinished.
  return element('div', number === 0 ? [...notes, text] : [...headings, text, ...notes]);
}

/** Divides a legal text into sections at its headings. Text before the first heading is a section without heading. */
function intoSections(root: PreparedNode): void {
  const sections: PreparedNode[][] = [[]];
  for (const node of root.children ?? [])
    if (beginsSection(node)) sections.push([node]);
    else sections.at(-1)?.push(node);
  root.children = sections.map(sectionOf);
}

/**
 * Prepares parsed Markdown for its page: links get the page's language prefix, and no-break spaces are inserted. A
 * legal text is divided into sections with ids (`section-1`, `section-2` …) that are the same in all languages.
 */
export function prepareMarkdown(root: PreparedNode, { tree, field }: TextOrigin): void {
  visit(root, (node) => {
    if (node.type === 'text') node.value = typeset(node.value ?? '', localeOf(tree));
    if (node.type === 'link') node.url = resolveLink(node.url ?? '', tree);
  });
  if (field === 'text') intoSections(root);
}

/**
 * Parsed Markdown as JSON, which gatsby-transformer-remark renders. Placeholders are replaced, and links to pages begin
 * with the language prefix (`tree`). A URL in a value, such as that of `{{supportEmail}}`, becomes a link.
 */
export function filledMarkdown(text: MarkdownField, values: ReadonlyMap<string, string>, tree: Tree): string {
  const root = fillStrings(markdownOf(text), values) as Root; // `fillStrings` returns a copy of the same type.
  linkAddresses(root);
  prepareMarkdown(root, { tree, field: text.field });
  return JSON.stringify(root, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/**
 * A parser for gatsby-transformer-remark: its texts are already parsed, to JSON.
 * https://github.com/unifiedjs/unified/tree/9.2.2#processorparser
 */
export function readFilledMarkdown(this: Processor): void {
  this.Parser = (json) => JSON.parse(json) as Root;
}
