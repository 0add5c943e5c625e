import type { Actions, GatsbyNode, NodeInput, SourceNodesArgs } from 'gatsby';
import { readSchema, readTexts } from '../content/content-files';
import { type ContentNode, contentNodes } from './content-nodes';
import { forgetFiles, onContentChange, projectRoot, readFiles } from './project';

/** The code and the types that nodes and their fields are made by; Gatsby's cache does not know them. */
const makers = (): readonly unknown[] => [
  ...readTexts(projectRoot, 'src', /^(?:content|gatsby|i18n)\/.*\.(?:ts|graphql)$|^routes\.ts$|\/type\.graphql$/),
];

/** The nodes that this process has made of each file, as it was last valid: digests by id. */
const made = new Map<string, ReadonlyMap<string, string>>();

/** The nodes made since pages were last created, each with another digest than it was made with. */
let latest: NodeInput[] = [];

/** As it is to be made again; Gatsby changes the object that it is given. */
const again = ({ internal, ...fields }: NodeInput): NodeInput => ({
  ...fields,
  children: [],
  internal: { ...internal, contentDigest: `${internal.contentDigest} again` },
});

/**
 * Makes the latest nodes once more when pages are created, which is before queries run. Otherwise, an edit is not shown if it
 * is made while the queries of the one before run: a query that has run depends on nothing until all of them have
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/reducers/queries.ts).
 */
export async function makeLatestAgain({ createNode }: Pick<Actions, 'createNode'>): Promise<void> {
  const inputs = latest;
  latest = [];
  await Promise.all(inputs.map(async (input) => createNode(input)));
}

/**
 * Makes the nodes of all valid files, and deletes those that a file no longer has; the nodes of a file with a mistake stay.
 * Nodes that have not changed are not made again. All are made together, since `develop` waits half a second after each for more.
 */
async function makeNodes({ actions, createContentDigest, getNode }: SourceNodesArgs, madeBy: string): Promise<void> {
  const toInput = ({ type, id, fields, resolvedFrom, content }: ContentNode): NodeInput => {
    const contentDigest = createContentDigest([fields, resolvedFrom, content, madeBy]);
    const markdown = content === undefined ? {} : { content, mediaType: 'text/markdown' };
    return { ...fields, id, children: [], internal: { type, contentDigest, ...markdown } };
  };
  const nodesByFile = contentNodes({ files: readFiles(), schema: readSchema(projectRoot), madeBy });
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
  latest.push(...making.map(again));
  await Promise.all(making.map(async (input) => actions.createNode(input)));
}

/**
 * Makes all nodes of content at each start, whatever Gatsby has cached, so that none is ever missing because of an earlier
 * mistake; while developing, also after each change.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const madeBy = api.createContentDigest(makers());
  await makeNodes(api, madeBy);
  latest = [];
  if (process.env.NODE_ENV !== 'development') return;
  let last = Promise.resolve();
  onContentChange(() => {
    forgetFiles();
    last = last.then(() => makeNodes(api, madeBy)).then(() => runQueries(api));
  });
};

/**
 * Makes Gatsby run outdated queries. It does not wait for the nodes that gatsby-transformer-remark makes of texts before it
 * runs those of pages that have changed
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts).
 */
function runQueries({ actions, getNode }: SourceNodesArgs): void {
  const company = getNode('Company');
  if (company) actions.touchNode(company);
}
