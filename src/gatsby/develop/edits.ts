import { setTimeout as pause } from 'node:timers/promises';
import type { SourceNodesArgs } from 'gatsby';

/** If Gatsby's store gets no action for this many milliseconds, Gatsby has run all queries of the last edit. */
const quiet = 500;

/**
 * Returns a function that waits until Gatsby is idle. Gatsby loses nodes that change while it runs queries, since
 * dependencies are recorded only at the end
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/reducers/queries.ts). Gatsby exits if nodes
 * change in six runs in a row, as with an editor that saves each second
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts).
 */
export function idleWatcher({ store }: Pick<SourceNodesArgs, 'store'>): () => Promise<void> {
  let lastAction = performance.now();
  const subscribe = store.subscribe as (listener: () => void) => void;
  subscribe(() => (lastAction = performance.now()));
  return async () => {
    let rest: number;
    while ((rest = lastAction + quiet - performance.now()) > 0) await pause(rest);
  };
}

/**
 * Makes Gatsby run outdated queries again. Gatsby runs the queries of changed pages without waiting for the nodes that
 * gatsby-transformer-remark makes
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts).
 */
export function runQueries({ actions, getNode }: SourceNodesArgs): void {
  const company = getNode('Company');
  if (company) actions.touchNode(company);
}
