import { relative, sep } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { checkPage } from '../content/check-content';
import { pageCopy, parsePage, publishedCopy } from '../content/page';
import { formatProblem } from '../content/problem';
import { proseFields } from '../content/prose-fields';
import { placeholderValues } from '../content/settings';
import { createChildNode } from './child-node';
import { pageFields } from './page-fields';
import { projectRoot, readProject, showsDrafts } from './project';

/**
 * Creates a `Page` node from a Markdown file, and a node for each Markdown text in it, which gatsby-transformer-remark
 * renders. A mistake made while developing is reported, and the page keeps its last valid content.
 */
export async function createPageNode(api: CreateNodeArgs, fileNode: Node): Promise<void> {
  const { rules, settings } = readProject();
  const file = relative(projectRoot, String(fileNode.absolutePath)).split(sep).join('/');
  const reading = parsePage(file, await api.loadNodeContent(fileNode));
  const { problems } = checkPage(reading, rules);
  if (problems.length > 0) api.reporter.error(problems.map(formatProblem).join('\n'));
  if (problems.length > 0 || !reading.page) return;
  const { locale, route } = reading.page;
  const written = pageCopy(reading.page, placeholderValues(settings, locale));
  if (!showsDrafts && written.draft) return;
  const copy = showsDrafts ? written : publishedCopy(written);
  const idOf = (field: string): string => api.createNodeId(`${file} ${field}`);
  const { fields, texts } = pageFields(copy, proseFields(rules.schema), idOf);
  const page = { ...fields, id: api.createNodeId(`Page ${locale} ${route}`), locale, route };
  await createChildNode(api, fileNode.id, page, { type: 'Page' });
  for (const [id, content] of texts)
    await createChildNode(api, page.id, { id }, { type: 'MarkdownText', mediaType: 'text/markdown', content });
}
