import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { ContentNode } from './content-nodes';

/** What is used of Gatsby's hook. */
type MakesNodes = Pick<SourceNodesArgs, 'actions' | 'createContentDigest' | 'getNode'>;

/** Ids of the nodes of each file, as it was last valid. */
const made = new Map<string, ReadonlySet<string>>();

/** Makes the nodes of all valid files. Gatsby passes over those that are equal; those of a file with a mistake stay. */
export async function makeNodes(
  { actions, createContentDigest, getNode }: MakesNodes,
  madeBy: string,
  nodesByFile: ReadonlyMap<string, readonly ContentNode[]>,
): Promise<void> {
  const toInput = ({ type, id, fields, resolvedFrom, content }: ContentNode): NodeInput => {
    const contentDigest = createContentDigest([fields, resolvedFrom, content, madeBy]);
    const markdown = content === undefined ? {} : { content, mediaType: 'text/markdown' };
    return { ...fields, id, children: [], internal: { type, contentDigest, ...markdown } };
  };
  for (const [file, nodes] of nodesByFile) {
    for (const node of nodes) await actions.createNode(toInput(node));
    const ids = new Set(nodes.map(({ id }) => id));
    for (const id of made.get(file) ?? []) {
      const node = ids.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    made.set(file, ids);
  }
}
