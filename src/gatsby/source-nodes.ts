import type { GatsbyNode, NodeInput, SourceNodesArgs } from 'gatsby';
import { readSettings } from './project';

/** Puts the settings into GraphQL: the company, what the widgets show, each instrument. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (api) => {
  const { company, instruments, widgets } = readSettings();
  api.actions.createNode(toNode(api, 'Company', 'company', company));
  api.actions.createNode(toNode(api, 'Widgets', 'widgets', widgets));
  for (const instrument of instruments)
    api.actions.createNode(toNode(api, 'Instrument', instrument.symbol, instrument));
};

function toNode(api: SourceNodesArgs, type: string, key: string, fields: object): NodeInput {
  return {
    ...fields,
    id: api.createNodeId(`${type} ${key}`),
    internal: { type, contentDigest: api.createContentDigest(fields) },
  };
}
