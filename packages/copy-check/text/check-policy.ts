import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import { prepareMarkdown } from '../../../src/content/prepare-markdown';
import { type MarkdownNode, markdownOf, rangeOf } from '../../../src/content/markdown';
import { perObject } from '../../../src/content/remember';
import type { Problem } from '../../../src/content/problem';
import { allowHtml } from '../../../src/early/trusted-types';
import type { CopyText } from '../../../src/content/placed-text';

/** The rendering options of gatsby-transformer-remark. */
const options = { allowDangerousHtml: true };

/** Finds the innermost node whose HTML the policy rejects. */
function refusedIn(node: MarkdownNode, text: CopyText): MarkdownNode | undefined {
  const prepared = structuredClone(node);
  prepareMarkdown(prepared, { tree: text.locale, field: node.type === 'root' ? text.field : '' });
  if (allowHtml(toHtml(toHast(prepared, options), options)) !== null) return undefined;
  const parts: readonly MarkdownNode[] = 'children' in node ? node.children : [];
  return parts.map((part) => refusedIn(part, text)).find((part) => part !== undefined) ?? node;
}

/**
 * Reports Markdown whose HTML the site's Trusted Types policy would reject: browsers could not show the page. Use it
 * only on Markdown without other problems.
 */
export const checkPolicy = perObject((text: CopyText): Problem[] => {
  const refused = refusedIn(markdownOf(text), text);
  if (!refused) return [];
  const [start, end] = rangeOf(refused);
  const message =
    refused.type === 'link' && refused.title
      ? 'A link with a title, which the site’s security policy refuses: take out the words in quotation marks behind its address.'
      : 'The site’s security policy refuses the HTML of this, so the page could not be shown: write it as plain words.';
  return [text.problem(message, start, end - start)];
});
