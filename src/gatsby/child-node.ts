import type { CreateNodeArgs, Node, NodeInput } from 'gatsby';

type Fields = Record<string, unknown> & { id: string };

/** Creates a node that Gatsby removes with its parent. Its content digest is that of its fields, or of its `content`. */
export async function createChildNode(
  { actions, createContentDigest }: CreateNodeArgs,
  parent: { id: string },
  fields: Fields,
  internal: { type: string; mediaType?: string; content?: string },
): Promise<void> {
  const contentDigest = createContentDigest(internal.content ?? fields);
  const node: NodeInput = { ...fields, parent: parent.id, children: [], internal: { ...internal, contentDigest } };
  await actions.createNode(node);
  // The type asks for complete nodes; Gatsby reads only their ids (https://www.gatsbyjs.com/docs/reference/config-files/actions/#createParentChildLink).
  actions.createParentChildLink({ parent: parent as Node, child: node as unknown as Node });
}
