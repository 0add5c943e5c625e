import type { CreateNodeArgs, Node } from 'gatsby';
import { checkPage } from '../content/check-content';
import { pageCopy, type ParsedPage, parsePage, publishedCopy } from '../content/page';
import { proseFields } from '../content/prose-fields';
import { placeholderValues } from '../content/settings';
import { namesIn } from '../content/names-in';
import { createChildNode } from './child-node';
import { pageFields } from './page-fields';
import { readProject, showsDrafts } from './project';
import { sourcePath } from './source-file';

/**
 * Each page as it was last valid. Gatsby removes what has been made of a file as soon as the file changes, so a page with
 * a mistake, which `ContentErrors` reports, is made from this again.
 */
const valid = new Map<string, ParsedPage>();

/** Creates a `Page` node from a Markdown file, and a node for each Markdown text in it, which gatsby-transformer-remark renders. */
export async function createPageNode(api: CreateNodeArgs, fileNode: Node): Promise<void> {
  const { rules, settings } = readProject();
  const file = sourcePath(fileNode);
  const reading = parsePage(file, await api.loadNodeContent(fileNode));
  const isValid = checkPage(reading, rules).problems.length === 0;
  const page = isValid ? reading.page : valid.get(file);
  if (!page) return;
  valid.set(file, page);
  const { locale, route } = page;
  const written = pageCopy(page, placeholderValues(settings, locale));
  if (!showsDrafts && written.draft) return;
  const copy = showsDrafts ? written : publishedCopy(written);
  const idOf = (field: string): string => api.createNodeId(`${file} ${field}`);
  const { fields, texts } = pageFields(copy, proseFields(rules.schema), idOf);
  const node = { ...fields, ...namesIn(page), id: api.createNodeId(`Page ${locale} ${route}`), locale, route };
  await createChildNode(api, fileNode.id, node, { type: 'Page' });
  for (const [id, content] of texts)
    await createChildNode(api, node.id, { id }, { type: 'MarkdownText', mediaType: 'text/markdown', content });
}

/** Creates all pages again, since what their texts name has changed. */
export async function createPagesAgain(api: CreateNodeArgs): Promise<void> {
  for (const file of api.getNodesByType('File'))
    if (file.sourceInstanceName === 'pages') await createPageNode(api, file);
}
