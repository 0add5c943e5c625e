import type { CreateNodeArgs, Node } from 'gatsby';
import type { Settings } from '../content/settings';
import { createChildNode } from './child-node';
import { createPagesAgain } from './page-node';
import { reloadSettings } from './project';
import { createStringsAgain } from './strings-node';

/** The nodes of each settings file. Figures have no nodes, since they are inserted into the copy of pages. */
const nodesIn: Record<string, (settings: Settings) => [type: string, key: string, fields: object][]> = {
  company: ({ company }) => [['Company', 'company', company]],
  widgets: ({ widgets }) => [['Widgets', 'widgets', widgets]],
  instruments: ({ instruments }) => instruments.map((one) => ['Instrument', one.symbol, one]),
};

/** Settings files whose values replace placeholders in copy. */
const filledIn = ['company', 'figures'];

/** Creates the nodes of a settings file, and creates all copy again if it can contain its values. */
export async function createSettingsNodes(api: CreateNodeArgs, fileNode: Node): Promise<void> {
  const settings = reloadSettings();
  const name = String(fileNode.name);
  for (const [type, key, fields] of nodesIn[name]?.(settings) ?? [])
    await createChildNode(api, fileNode.id, { ...fields, id: api.createNodeId(`${type} ${key}`) }, { type });
  if (!filledIn.includes(name)) return;
  await createPagesAgain(api);
  await createStringsAgain(api);
}
