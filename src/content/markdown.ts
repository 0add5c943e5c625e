import type { Content, Link, Parent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified from 'unified';
import { isRouteId, type RouteId } from '../routes';
import { perFile } from './remember';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A node of a parsed text, https://github.com/syntax-tree/mdast; text and links have their placeholders. */
export type MarkdownNode = Root | Content;

/** Where a node stands in the text that it was parsed from, in characters. */
export const rangeOf = ({ position }: MarkdownNode): readonly [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Calls `see` for a node and all below it, with the node that holds it. */
export function walk<Node extends MarkdownNode>(
  node: Node,
  see: (node: MarkdownNode, holder?: Parent) => void,
  holder?: Parent,
): void {
  see(node, holder);
  if ('children' in node) for (const child of node.children) walk(child as MarkdownNode, see, node);
}

const placeholder = /\{\{[^{}]*\}\}/g;

/** Private use characters, each of which replaces one placeholder while its text is parsed. */
const firstMask = 0xe000;

/**
 * Parses Markdown before its placeholders are filled in. Braces would be punctuation beside asterisks, where the value will be
 * letters or digits; so each is parsed as a word of the same length.
 */
function parse(text: string): Root {
  const placeholders: string[] = [];
  const masked = text.replace(placeholder, (written) => {
    placeholders.push(written);
    return String.fromCharCode(firstMask + placeholders.length - 1).repeat(written.length);
  });
  const root = parser.parse(masked) as Root;
  if (placeholders.length === 0) return root;
  const restore = (value: string): string =>
    value.replace(/([\ue000-\uf8ff])\1*/g, (run, one: string) => placeholders[one.charCodeAt(0) - firstMask] ?? run);
  walk(root, (node) => {
    if ('value' in node) node.value = restore(node.value);
    if ('url' in node) node.url = restore(node.url);
  });
  return root;
}

const latest = perFile((_place, text) => parse(text));

/** A field of a file, with the Markdown in it. */
export interface MarkdownField {
  file: string;
  field: string;
  value: string;
}

/** Makes links of addresses in the words of a text, as parsing does: values that are filled in can be addresses. */
export function linkAddresses(root: Root): void {
  const extensions = parser.data('fromMarkdownExtensions') as { transforms: ((root: Root) => void)[] }[];
  for (const { transforms } of extensions) for (const transform of transforms) transform(root);
}

/** The parsed Markdown of a field, which checks and pages share; parsed again only when it has changed. */
export const markdownOf = ({ file, field, value }: MarkdownField): Root => latest(`${file} ${field}`, value);

/** A link of a text. */
export interface MarkdownLink {
  node: Link;
  /** The words of the link. */
  words: string;
  /** The name between `route:` and `#`, whether there is such a page or not. */
  page?: string;
  /** What follows the `#`. */
  part?: string;
}

/** The words of a node, without their formatting. */
export function wordsOf(node: MarkdownNode): string {
  let words = '';
  walk(node, (one) => {
    if ('value' in one) words += one.value;
  });
  return words;
}

/** The links of a Markdown text; one without an address need not be parsed. */
export function linksOf(text: MarkdownField): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  if (!/\]\(|:\/\/|www\.|@/.test(text.value)) return links;
  walk(markdownOf(text), (node) => {
    if (node.type !== 'link') return;
    const [, page, part] = /^(?:route:([^#]*))?(?:#(.*))?$/s.exec(node.url) ?? [];
    links.push({ node, words: wordsOf(node), page, part });
  });
  return links;
}

/** The pages that a Markdown text links to. */
export const linkedPages = (text: MarkdownField): RouteId[] =>
  linksOf(text).flatMap(({ page }) => (isRouteId(page) ? page : []));

/** The id of a section of a text below the front matter, the same in all languages. */
export const sectionId = (number: number): string => `section-${number}`;

/** Whether a node begins a section of a text below the front matter. */
export const beginsSection = ({ type, depth }: { type: string; depth?: number }): boolean =>
  type === 'heading' && depth === 2;

/** The ids of all sections of a text below the front matter. */
export const sectionIds = ({ children }: Root): string[] =>
  children.filter(beginsSection).map((_heading, index) => sectionId(index + 1));
