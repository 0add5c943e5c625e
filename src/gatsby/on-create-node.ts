import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { createPageNode } from './page-node';
import { readProject } from './project';
import { createSettingsNodes } from './settings-nodes';

/** What becomes of a file, by the name that gatsby-config.ts gives to its folder. */
const actions: Record<string, (api: CreateNodeArgs, file: Node) => Promise<void> | void> = {
  pages: createPageNode,
  settings: createSettingsNodes,
  // A picture that is added while developing may be named from then on.
  pictures: (_api, file) => void readProject().files.pictures.add(String(file.relativePath)),
};

const actionFor = ({ internal, sourceInstanceName }: Node) =>
  internal.type === 'File' ? actions[String(sourceInstanceName)] : undefined;

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  actionFor(node) !== undefined;

/** Makes typed nodes of content files, at the start and whenever one changes while developing. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (api: CreateNodeArgs) => {
  await actionFor(api.node)?.(api, api.node);
};
