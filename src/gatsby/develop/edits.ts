import { setTimeout as pause } from 'node:timers/promises';
import type { SourceNodesArgs } from 'gatsby';

/** Milliseconds without an action in Gatsby's store after which it has run all queries of the last edit. */
const quiet = 500;

/**
 * Creates a function that waits until Gatsby is idle. Nodes that change while it runs queries are not shown, since a
 * query that has run depends on nothing until all of them have
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/redux/reducers/queries.ts); and if they do so
 * in six runs in a row, as with an editor that saves each second, it exits
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
 * Makes Gatsby run outdated queries. It does not wait for the nodes that gatsby-transformer-remark makes of texts before it
 * runs those of pages that have changed
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/call-deferred-api.ts).
 */
export function runQueries({ actions, getNode }: SourceNodesArgs): void {
  const company = getNode('Company');
  if (company) actions.touchNode(company);
}
