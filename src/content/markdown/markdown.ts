import type { Content, Link, Parent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import unified from 'unified';
import { isRouteId, type RouteId } from '../../routes';
import type { PlacedText } from '../placed-text';
import { placeholder } from '../placeholders';
import type { Problem } from '../problem';
import { perFile } from '../remember';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * A node of parsed Markdown (https://github.com/syntax-tree/mdast). Placeholders in texts and links are not replaced
 * yet.
 */
export type MarkdownNode = Root | Content;

/** Start and end of a node in its source text, as character indexes. */
export const rangeOf = ({ position }: MarkdownNode): readonly [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** A problem at a node of a Markdown text. */
export function problemAtNode(text: PlacedText, node: MarkdownNode, message: string): Problem {
  const [start, end] = rangeOf(node);
  return text.problem(message, start, end - start);
}

/** Calls `see` for a node and all its descendants, each with its parent. */
export function walk<Node extends MarkdownNode>(
  node: Node,
  see: (node: MarkdownNode, holder?: Parent) => void,
  holder?: Parent,
): void {
  see(node, holder);
  if ('children' in node) for (const child of node.children) walk(child as MarkdownNode, see, node);
}

/** The first of the private use characters that replace placeholders during parsing. */
const firstMask = 0xe000;

/**
 * Parses Markdown before its placeholders are replaced. Each placeholder is parsed as a word of the same length.
 * Otherwise `**{{stocks}}**stocks` would not be bold: whether asterisks format a text depends on the characters next to
 * them, and braces count as punctuation (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
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

/** Where a Markdown text is: its file, and its field in the file. */
export interface MarkdownPlace {
  file: string;
  field: string;
}

/** A Markdown field of a content file. */
export interface MarkdownField extends MarkdownPlace {
  value: string;
}

/**
 * Turns URLs in text into links, as the parser does. Needed after placeholders are replaced, since their values may be
 * URLs.
 */
export function linkAddresses(root: Root): void {
  const extensions = parser.data('fromMarkdownExtensions') as { transforms: ((root: Root) => void)[] }[];
  for (const { transforms } of extensions) for (const transform of transforms) transform(root);
}

/** The parsed Markdown of a field. Checks and pages share it; it is parsed again only after a change. */
export const markdownOf = ({ file, field, value }: MarkdownField): Root => latest(`${file} ${field}`, value);

/** A link in a Markdown text, with the parts of a URL such as `route:faq#fees`. */
export interface MarkdownLink {
  node: Link;
  /** The visible text of the link. */
  words: string;
  /** The name between `route:` and `#`, even if there is no such page. */
  page?: string;
  /** The id after `#`. */
  part?: string;
}

/** The visible text of a node, without formatting. */
export function plainText(node: MarkdownNode): string {
  let words = '';
  walk(node, (one) => {
    if ('value' in one) words += one.value;
  });
  return words;
}

/** The links of a Markdown text. Texts that contain no URL are not parsed. */
export function linksOf(text: MarkdownField): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  if (!/\]\(|:\/\/|www\.|@/.test(text.value)) return links;
  walk(markdownOf(text), (node) => {
    if (node.type !== 'link') return;
    const [, page, part] = /^(?:route:([^#]*))?(?:#(.*))?$/s.exec(node.url) ?? [];
    links.push({ node, words: plainText(node), page, part });
  });
  return links;
}

/** The pages to which a Markdown text links. */
export const linkedPages = (text: MarkdownField): RouteId[] =>
  linksOf(text).flatMap(({ page }) => (isRouteId(page) ? page : []));

/** The id of a numbered section of a legal text. It is the same in all languages. */
export const legalSectionId = (number: number): string => `section-${number}`;

/** Whether a node starts a section of a legal text. */
export const beginsSection = ({ type, depth }: { type: string; depth?: number }): boolean =>
  type === 'heading' && depth === 2;

/** The ids of all sections of a legal text. */
export const legalSectionIds = ({ children }: Root): string[] =>
  children.filter(beginsSection).map((_heading, index) => legalSectionId(index + 1));
