import { relative, sep } from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { checkPage } from '../content/check-content';
import { pageCopy, parsePage, publishedCopy } from '../content/page';
import { mapStrings } from '../content/placeholders';
import { formatProblem } from '../content/problem';
import { proseFields } from '../content/prose-fields';
import { placeholderValues } from '../content/settings';
import { createChildNode } from './child-node';
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
  const { body, sections, ...copy } = showsDrafts ? written : publishedCopy(written);

  const texts = new Map<string, string>();
  const idOfText = (markdown: string, field: string): string => {
    const id = api.createNodeId(`${file} ${field}`);
    texts.set(id, markdown);
    return id;
  };
  const isProse = proseFields(rules.schema);
  const page = {
    ...copy,
    id: api.createNodeId(`Page ${locale} ${route}`),
    locale,
    route,
    sections: mapStrings(sections, (text, field) => (isProse(field) ? idOfText(text, field) : text), 'sections'),
    body: body && idOfText(body, 'text'),
  };
  await createChildNode(api, fileNode.id, page, { type: 'Page' });
  for (const [id, content] of texts)
    await createChildNode(api, page.id, { id }, { type: 'MarkdownText', mediaType: 'text/markdown', content });
}
