import type { Actions, NodeInput, SourceNodesArgs } from 'gatsby';

/* Without these, `develop` loses an edit that is made while it works on the one before. */

/** The nodes made since pages were last created, each with another digest than it was made with. */
let latest: NodeInput[] = [];

/** As it is to be made again; Gatsby changes the object that it is given. */
const again = ({ internal, ...fields }: NodeInput): NodeInput => ({
  ...fields,
  children: [],
  internal: { ...internal, contentDigest: `${internal.contentDigest} again` },
});

/** Must be called with the nodes of an edit, before Gatsby gets them. */
export const noteEdit = (nodes: readonly NodeInput[]): void => void latest.push(...nodes.map(again));

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
 * Makes Gatsby run outdated queries. It does not wait for the nodes that gatsby-transformer-remark makes of texts before it
 * runs those of pages that have changed
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts).
 */
export function runQueries({ actions, getNode }: SourceNodesArgs): void {
  const company = getNode('Company');
  if (company) actions.touchNode(company);
}
