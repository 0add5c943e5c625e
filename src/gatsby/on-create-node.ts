import { relative, sep } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { checkPage } from '../content/check-content';
import { identifyPageFile, publishedCopy, readPageCopy } from '../content/page';
import { formatProblem } from '../content/problem';
import { placeholderValues } from '../content/settings';
import { projectRoot, readRules, readSettings, showsDrafts } from './project';

const isMarkdownNode = (node: Node): boolean => node.internal.type === 'MarkdownRemark';

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) => isMarkdownNode(node);

/**
 * Makes a flat, typed Page of each Markdown file. A file that has become wrong while developing is reported,
 * and the page keeps its last good copy.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (api: CreateNodeArgs) => {
  const fileNode = api.node.parent ? api.getNode(api.node.parent) : undefined;
  if (!isMarkdownNode(api.node) || !fileNode) return;
  const file = relative(projectRoot, String(fileNode.absolutePath)).split(sep).join('/');
  const text = await api.loadNodeContent(fileNode);
  const { problems } = checkPage(file, text, readRules());
  if (problems.length > 0) api.reporter.error(problems.map(formatProblem).join('\n'));
  const page = identifyPageFile(file);
  if (problems.length > 0 || !page) return;
  const written = readPageCopy(file, text, placeholderValues(readSettings(), page.locale));
  if (!showsDrafts && written.draft) return;
  const copy = showsDrafts ? written : publishedCopy(written);
  const id = api.createNodeId(`Page ${page.locale} ${page.route}`);
  const node = {
    ...page,
    ...copy,
    id,
    parent: api.node.id,
    children: [],
    internal: { type: 'Page', contentDigest: api.createContentDigest(copy) },
  };
  await api.actions.createNode(node);
  api.actions.createParentChildLink({ parent: api.node, child: node as unknown as Node });
};
