import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { localeOf, routePath, type Tree } from '../../i18n/paths';
import { isRouteId } from '../../routes';
import { beginsSection, legalSectionId, linkAddresses, type MarkdownField, markdownOf, walk } from './markdown';
import { fillStrings } from '../placeholders';
import { typeset } from './typeset';

/** A Markdown node (https://github.com/syntax-tree/mdast), or an HTML element that contains such nodes. */
interface ShownNode {
  type: string;
  value?: string;
  depth?: number;
  /** HTML element and attributes of the node: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
  data?: { hName?: string; hProperties?: { id: string } };
  children?: ShownNode[];
}

const routeLink = /^route:([^#]*)/;

/**
 * The URL for a link on a page: `route:faq` becomes the path of the page `faq` in the given tree; other URLs are
 * unchanged.
 */
const resolveLink = (url: string, tree: Tree): string =>
  url.replace(routeLink, (whole, route: string) => (isRouteId(route) ? routePath(route, tree) : whole));

const element = (hName: string, children: ShownNode[]): ShownNode => ({ type: hName, data: { hName }, children });

/** Puts the number of a heading, as in “3. Risk”, into an element of its own. */
function numberApart(heading: ShownNode): ShownNode {
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
function sectionOf(nodes: ShownNode[], number: number): ShownNode {
  const id = legalSectionId(number);
  const headings = nodes.filter(beginsSection).map((node) => ({ ...numberApart(node), data: { hProperties: { id } } }));
  const notes = nodes.filter(({ type }) => type === 'blockquote');
  const text = element(
    'div',
    nodes.filter((node) => !beginsSection(node) && node.type !== 'blockquote'),
  );
  // Before the first section, notes stand above the text, since they say that all of the legal text is unfinished.
  return element('div', number === 0 ? [...notes, text] : [...headings, text, ...notes]);
}

/** Divides a legal text into sections at its headings. Text before the first heading is a section without heading. */
function intoSections(root: ShownNode): void {
  const sections: ShownNode[][] = [[]];
  for (const node of root.children ?? [])
    if (beginsSection(node)) sections.push([node]);
    else sections.at(-1)?.push(node);
  root.children = sections.map(sectionOf);
}

/**
 * Parsed Markdown as JSON, which gatsby-transformer-remark renders. Placeholders are replaced, links to pages begin with
 * the language prefix (`tree`), and no-break spaces are inserted. A URL in a value, such as that of `{{supportEmail}}`,
 * becomes a link. A legal text is divided into sections with ids (`section-1`, `section-2` …) that are the same in all
 * languages.
 */
export function filledMarkdown(text: MarkdownField, values: ReadonlyMap<string, string>, tree: Tree): string {
  // The type assertion is right, since `fillStrings` returns a copy of the same type.
  const root = fillStrings(markdownOf(text), values) as Root;
  linkAddresses(root);
  walk(root, (node) => {
    if (node.type === 'text') node.value = typeset(node.value, localeOf(tree));
    if (node.type === 'link') node.url = resolveLink(node.url, tree);
  });
  // The field `text` is the text below the front matter, which only legal pages have.
  if (text.field === 'text') intoSections(root);
  return JSON.stringify(root, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/**
 * A parser for gatsby-transformer-remark: its texts are already parsed, to JSON.
 * https://github.com/unifiedjs/unified/tree/9.2.2#processorparser
 */
export function readFilledMarkdown(this: Processor): void {
  this.Parser = (json) => JSON.parse(json) as Root;
}
