import { isRouteId, routeIds } from '../../routes';
import { linksOf, markdownOf, type MarkdownLink, type MarkdownNode, problemAtNode, rangeOf, walk } from './markdown';
import type { PlacedText } from '../placed-text';
import { type Problem, quoteAll } from '../problem';

/**
 * Types of Markdown nodes that a section's text may contain. All others are refused, since pages have no design for
 * them.
 */
const allowed = ['root', 'paragraph', 'text', 'emphasis', 'strong', 'link', 'list', 'listItem'];

/** Further node types that are allowed in the text below the front matter. */
const allowedBelow = ['heading', 'table', 'tableRow', 'tableCell', 'blockquote', 'break'];

/** Messages about tables and footnotes, also about broken ones that the parser takes for ordinary text. */
export const advice = {
  table: 'A table: it does not fit a phone; write a list, or sentences.',
  footnote: 'A footnote: texts have none; write it in the sentence, in brackets.',
};

/**
 * Messages about node types that are not allowed (https://github.com/syntax-tree/mdast): each says what to write
 * instead.
 */
const instead: Partial<Record<MarkdownNode['type'], string>> = {
  html: 'HTML: write it as Markdown instead, such as **bold**, or an empty line; to show a “<”, write \\<.',
  definition:
    'A line with the address of a link: write the address directly behind the words, as in [markets](route:market).',
  linkReference: 'A link whose address stands elsewhere: write it behind the words, as in [markets](route:market).',
  imageReference: 'A picture: Markdown texts have none; pictures have fields of their own.',
  image: 'A picture: Markdown texts have none; pictures have fields of their own.',
  inlineCode: 'Words between backticks are shown as code: take the backticks out, or write **bold** words.',
  delete: 'Words between tildes are struck out: to show a tilde, write \\~; otherwise take them out.',
  thematicBreak: 'A line of hyphens, asterisks or underscores draws a rule: take it out; an empty line is enough.',
  heading: 'A heading: texts of sections have none. Begin the paragraph with **bold** words, or add a section.',
  table: advice.table,
  blockquote: 'A line that begins with > is a quotation, which this text has none of: take the > out, or write \\>.',
  break: 'A line break within a paragraph: leave a line empty, so that a new paragraph begins.',
};

/** A message for a node that is not allowed or has a wrong form; undefined if it is right. */
function messageForNode(node: MarkdownNode, written: string, isBelow: boolean): string | undefined {
  if (node.type === 'heading' && /^[^#]/.test(written))
    return 'The line of = or - below makes a heading of this: leave a line empty above it or take it out; headings of legal texts begin with ##.';
  if (node.type === 'code')
    return /^[`~]/.test(written)
      ? 'Lines between ``` are shown as code: take the marks out.'
      : 'Four spaces at the beginning of a paragraph show it as code: take the spaces out.';
  if (node.type === 'html' && node.value.startsWith('<!--'))
    return 'A comment, which visitors can find in the page’s source: take it out. In front matter, a line of its own that begins with # is a comment.';
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return 'A checkbox, which cannot be ticked here: take the [ ] out.';
  if ('label' in node && node.label?.startsWith('^')) return advice.footnote;
  const isAllowed = allowed.includes(node.type) || (isBelow && allowedBelow.includes(node.type));
  return isAllowed ? undefined : (instead[node.type] ?? 'This is no part of a text here: take it out.');
}

/** URLs that links may have besides `route:…`. A placeholder may follow `mailto:`. */
const address = /^(?:https:\/\/[^\s/?#.]+\.[^\s/?#]|mailto:(?:\{\{|[^\s@?]+@[^\s@?])|tel:\+?\d[\d-]+$|#)/;

/**
 * Matches the URLs of redirecting services, which documents and mail programs write in place of a link. Most such URLs
 * contain the target URL; the services that are named here hide it. URLs of the Web Archive contain one too, but show
 * an old page instead of redirecting.
 */
const redirect = /^https:\/\/(?:urldefense\.|(?:lnkd\.in|t\.co)\/|(?!web\.archive\.org\/)[^#]*[/?&=_]https?(?::|%3a))/i;

/**
 * Tracking parameters that newsletters, advertisements and social networks add to links. They are still there when a
 * writer copies the URL of a page reached by such a link.
 */
const tracking = /[?&](?:utm_\w+|gclid|gbraid|fbclid|msclkid|mc_[ce]id|igshid)=/i;

/** A message for a link that leads nowhere or has a title; undefined if it is right. */
function messageForLink({ node, words, page }: MarkdownLink): string | undefined {
  if (node.url === '') return 'A link without a target: write a page as (route:faq), or a full address.';
  if (words.trim() === '') return 'A link without words: say where it leads.';
  if (node.title)
    return 'A link with a title, which the site’s security policy refuses: take out the words in quotation marks behind its address.';
  if (page !== undefined)
    return isRouteId(page) ? undefined : `There is no page “${page}” to link to. Choose one of ${quoteAll(routeIds)}.`;
  if (redirect.test(node.url))
    return 'A link by way of another service, as a document or mail program writes it: write the address to which it leads.';
  const [parameter] = tracking.exec(node.url) ?? [];
  if (parameter)
    return `The link has the parameter “${parameter.slice(1, -1)}”, which tells its owner where readers come from: take it out.`;
  return address.test(node.url)
    ? undefined
    : 'A link that is neither a page, as in (route:faq), nor a whole address with https:// (not http://), mailto: or tel:, as in mailto:a@b.example or tel:+49301234.';
}

/** Labels of reference links (`[words][label]`), whose URL is elsewhere in the text. */
function referredTo(root: MarkdownNode): Set<string> {
  const labels = new Set<string>();
  walk(root, (node) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') labels.add(node.identifier);
  });
  return labels;
}

/**
 * Reports Markdown that is not allowed, and links that lead nowhere or have a title. All other Markdown becomes HTML
 * that the site's Trusted Types policy accepts (`src/early/trusted-types.ts`), except headings of the first level,
 * which `npm run content:check` refuses (`packages/copy-check/text/check-leftovers.ts`).
 */
export function checkMarkdown(text: PlacedText, isBelow: boolean): Problem[] {
  const root = markdownOf(text);
  const problems: Problem[] = [];
  const labels = referredTo(root);
  let openTags = 0;

  /**
   * Whether the same mistake is already reported for another node: for the link that refers to this URL by a label, or
   * for the opening tag of this closing tag.
   */
  function goesWithAnother(node: MarkdownNode): boolean {
    if (node.type === 'definition') return labels.has(node.identifier);
    if (node.type !== 'html') return false;
    const closes = node.value.startsWith('</');
    openTags += closes ? -1 : 1;
    return closes && openTags >= 0;
  }

  function check(node: MarkdownNode): void {
    const message = messageForNode(node, text.value.slice(...rangeOf(node)), isBelow);
    if (message === undefined) return 'children' in node ? node.children.forEach(check) : undefined;
    if (!goesWithAnother(node)) problems.push(problemAtNode(text, node, message));
  }

  check(root);
  for (const link of linksOf(text)) {
    const message = messageForLink(link);
    if (message) problems.push(problemAtNode(text, link.node, message));
  }
  return problems;
}
