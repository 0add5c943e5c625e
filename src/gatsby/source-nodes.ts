import type { GatsbyNode, NodeInput, SourceNodesArgs } from 'gatsby';
import { readTexts } from '../content/content-files';
import { type ContentNode, contentNodes } from './content-nodes';
import { idleWatcher, runQueries } from './develop/edits';
import { contentSchema, forgetFiles, onContentChange, projectRoot, readFiles } from './project';

/**
 * The source code and GraphQL types that determine what nodes a content file gets. They are part of the `contentDigest`
 * of each node, so that Gatsby also updates its cached nodes after a change of the code.
 */
const nodeCode = (): readonly unknown[] => [
  ...readTexts(projectRoot, 'src', /^(?:content|gatsby|i18n)\/.*\.(?:ts|graphql)$|^routes\.ts$|\/type\.graphql$/),
];

/** The nodes that this process has created: for each file, content digests by node id. */
const made = new Map<string, ReadonlyMap<string, string>>();

/**
 * Returns the new and changed nodes of all valid files, and deletes nodes that a file no longer has. A file with a
 * mistake keeps its nodes.
 */
function changedNodes({ actions, createContentDigest, getNode }: SourceNodesArgs, codeDigest: string): NodeInput[] {
  const toInput = ({ type, id, fields, content }: ContentNode): NodeInput => {
    const contentDigest = createContentDigest([fields, content, codeDigest]);
    const markdown = content === undefined ? {} : { content, mediaType: 'text/markdown' };
    return { ...fields, id, children: [], internal: { type, contentDigest, ...markdown } };
  };
  const nodesByFile = contentNodes(readFiles(), contentSchema());
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

/** Creates all nodes at once, because `develop` waits another half second after each action. */
const makeNodes = ({ createNode }: SourceNodesArgs['actions'], nodes: readonly NodeInput[]): Promise<unknown> =>
  Promise.all(nodes.map(async (node) => createNode(node)));

/**
 * Creates all content nodes at each start, whatever Gatsby has cached, and in `develop` after each change. If only
 * changed files got nodes, the nodes of a file whose mistake has been fixed could be missing.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const codeDigest = api.createContentDigest(nodeCode());
  await makeNodes(api.actions, changedNodes(api, codeDigest));
  if (process.env.NODE_ENV !== 'development') return;
  const untilIdle = idleWatcher(api);
  let last = Promise.resolve();
  let isWaiting = false;
  onContentChange(() => {
    forgetFiles();
    // An update is already waiting and will include this change.
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(async () => {
      await untilIdle();
      isWaiting = false;
      await makeNodes(api.actions, changedNodes(api, codeDigest));
      runQueries(api);
    });
  });
};
