import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { ContentNode } from './content-nodes';

/** What is used of Gatsby's hook. */
type MakesNodes = Pick<SourceNodesArgs, 'actions' | 'createContentDigest' | 'getNode'>;

/** The nodes that this process has made of each file, as it was last valid: digests by id. */
const made = new Map<string, ReadonlyMap<string, string>>();

/**
 * Makes the nodes of all valid files, and deletes those that a file no longer has; the nodes of a file with a mistake stay.
 * What is as it was is left alone. All are made at once: while developing, Gatsby waits half a second for more of them.
 */
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
  const making = [...nodesByFile].flatMap(([file, nodes]) => {
    const inputs = nodes.map(toInput);
    const before = made.get(file) ?? new Map<string, string>();
    const now = new Map(inputs.map(({ id, internal }) => [id, internal.contentDigest]));
    made.set(file, now);
    for (const id of before.keys()) {
      const node = now.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    return inputs.filter(({ id }) => before.get(id) !== now.get(id));
  });
  await Promise.all(making.map(async (input) => actions.createNode(input)));
}
