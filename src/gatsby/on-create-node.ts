import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { createPageNode, createPagesAgain } from './page-node';
import { readProject } from './project';
import { createSettingsNodes } from './settings-nodes';
import { createStringsNode } from './strings-node';

/** Lets pages name a picture that is added while developing, also those that have named it before. */
async function addPicture(api: CreateNodeArgs, file: Node): Promise<void> {
  const { pictures } = readProject().files;
  const path = String(file.relativePath);
  if (pictures.has(path)) return;
  pictures.add(path);
  await createPagesAgain(api);
}

/** What becomes of a file, by the name that gatsby-config.ts gives to its folder. */
const actions: Record<string, (api: CreateNodeArgs, file: Node) => Promise<void>> = {
  pages: createPageNode,
  settings: createSettingsNodes,
  strings: createStringsNode,
  pictures: addPicture,
};

const actionFor = ({ internal, sourceInstanceName }: Node) =>
  internal.type === 'File' ? actions[String(sourceInstanceName)] : undefined;

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  actionFor(node) !== undefined;

let queueTouch: ((file: Node) => void) | undefined;

/** Actions of this hook are queued while developing: Gatsby runs queries after them, and again if it is running queries. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions }) => {
  queueTouch = (file) => actions.touchNode(file);
};

/**
 * Makes typed nodes of content files, at the start and whenever one changes while developing. Gatsby does not wait for
 * this hook before it runs the queries of pages that have changed, so those of nodes that are made later would stay as
 * they were (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts). Touching
 * the file at the end makes Gatsby run outdated queries again.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (api: CreateNodeArgs) => {
  const action = actionFor(api.node);
  if (!action) return;
  await action(api, api.node);
  queueTouch?.(api.node);
};
