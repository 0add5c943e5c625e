import type { CreateNodeArgs, Node } from 'gatsby';
import { formatProblem } from '../content/problem';
import type { Settings } from '../content/settings';
import { createChildNode } from './child-node';
import { createPageNode } from './page-node';
import { reloadSettings, readProject } from './project';

/** The nodes of each settings file. Figures have no nodes, since they are inserted into the copy of pages. */
const nodesIn: Record<string, (settings: Settings) => [type: string, key: string, fields: object][]> = {
  company: ({ company }) => [['Company', 'company', company]],
  widgets: ({ widgets }) => [['Widgets', 'widgets', widgets]],
  instruments: ({ instruments }) => instruments.map((one) => ['Instrument', one.symbol, one]),
};

/** Settings files whose values replace placeholders in copy. */
const filledIn = ['company', 'figures'];

/** Creates the nodes of a settings file, and creates all pages again if they can contain its values. */
export async function createSettingsNodes(api: CreateNodeArgs, fileNode: Node): Promise<void> {
  const problems = reloadSettings();
  if (problems.length > 0) api.reporter.error(problems.map(formatProblem).join('\n'));
  if (problems.length > 0) return;
  const name = String(fileNode.name);
  for (const [type, key, fields] of nodesIn[name]?.(readProject().settings) ?? [])
    await createChildNode(api, fileNode.id, { ...fields, id: api.createNodeId(`${type} ${key}`) }, { type });
  if (!filledIn.includes(name)) return;
  for (const file of api.getNodesByType('File'))
    if (file.sourceInstanceName === 'pages') await createPageNode(api, file);
}
