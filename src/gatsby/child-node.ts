import type { CreateNodeArgs, NodeInput } from 'gatsby';

type Fields = Record<string, unknown> & { id: string };

/**
 * Creates a node that Gatsby removes with its parent. Its content digest is made from its `content` or else its fields.
 */
export async function createChildNode(
  { actions, createContentDigest, getNode }: CreateNodeArgs,
  parentId: string,
  fields: Fields,
  internal: { type: string; mediaType?: string; content?: string },
): Promise<void> {
  const contentDigest = createContentDigest(internal.content ?? fields);
  const node: NodeInput = { ...fields, parent: parentId, children: [], internal: { ...internal, contentDigest } };
  await actions.createNode(node);
  const [parent, child] = [getNode(parentId), getNode(fields.id)];
  if (parent && child) actions.createParentChildLink({ parent, child });
}
