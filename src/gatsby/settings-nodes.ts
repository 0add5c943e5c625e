import type { CreateNodeArgs, Node } from 'gatsby';
import { formatProblem } from '../content/problem';
import type { Settings } from '../content/settings';
import { createChildNode } from './child-node';
import { createPageNode } from './page-node';
import { reloadSettings, readProject } from './project';

/** The nodes of a settings file: type, key and fields of each. Figures have none: pages contain them. */
const nodesIn: Record<string, (settings: Settings) => [type: string, key: string, fields: object][]> = {
  company: ({ company }) => [['Company', 'company', company]],
  widgets: ({ widgets }) => [['Widgets', 'widgets', widgets]],
  instruments: ({ instruments }) => instruments.map((one) => ['Instrument', one.symbol, one]),
};

/** The files whose values stand in copy as placeholders. */
const filledIn = ['company', 'figures'];

/** Puts a settings file into GraphQL, and makes all pages again if they may contain its values. */
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
