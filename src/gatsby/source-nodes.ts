import type { GatsbyNode, NodeInput, SourceNodesArgs } from 'gatsby';
import { readTexts } from '../content/content-files';
import { type ContentNode, contentNodes } from './content-nodes';
import { idleWatcher, runQueries } from './develop/edits';
import { contentSchema, forgetFiles, onContentChange, projectRoot, readFiles } from './project';

/** The code and the types that nodes and their fields are made by; Gatsby's cache does not know them. */
const makers = (): readonly unknown[] => [
  ...readTexts(projectRoot, 'src', /^(?:content|gatsby|i18n)\/.*\.(?:ts|graphql)$|^routes\.ts$|\/type\.graphql$/),
];

/** The nodes that this process has made of each file, as it was last valid: digests by id. */
const made = new Map<string, ReadonlyMap<string, string>>();

/**
 * The nodes of all valid files that are new or have changed. Deletes those that a file no longer has; the nodes of a file with
 * a mistake stay.
 */
function changedNodes({ actions, createContentDigest, getNode }: SourceNodesArgs, madeBy: string): NodeInput[] {
  const toInput = ({ type, id, fields, resolvedFrom, content }: ContentNode): NodeInput => {
    const contentDigest = createContentDigest([fields, resolvedFrom, content, madeBy]);
    const markdown = content === undefined ? {} : { content, mediaType: 'text/markdown' };
    return { ...fields, id, children: [], internal: { type, contentDigest, ...markdown } };
  };
  const nodesByFile = contentNodes({ files: readFiles(), schema: contentSchema() });
  return [...nodesByFile].flatMap(([file, nodes]) => {
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
}

/** All nodes are created together, since `develop` waits half a second for more after each action. */
const makeNodes = ({ createNode }: SourceNodesArgs['actions'], nodes: readonly NodeInput[]): Promise<unknown> =>
  Promise.all(nodes.map(async (node) => createNode(node)));

/**
 * Makes all nodes of content at each start, whatever Gatsby has cached, so that none is ever missing because of an earlier
 * mistake; while developing, also after each change.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const madeBy = api.createContentDigest(makers());
  await makeNodes(api.actions, changedNodes(api, madeBy));
  if (process.env.NODE_ENV !== 'development') return;
  const untilIdle = idleWatcher(api);
  let last = Promise.resolve();
  let isWaiting = false;
  onContentChange(() => {
    forgetFiles();
    // The update that is waiting already will read this change too.
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(async () => {
      await untilIdle();
      isWaiting = false;
      await makeNodes(api.actions, changedNodes(api, madeBy));
      runQueries(api);
    });
  });
};
