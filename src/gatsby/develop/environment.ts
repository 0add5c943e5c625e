/**
 * Makes chokidar, Gatsby's file watcher, poll. With file system events it ignores a second change within 50 ms: editors
 * first truncate a file and then write it, so Gatsby would read the empty file.
 */
const watching = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '200' };

/**
 * Where `CI` is set, Gatsby runs the queries of all pages after a change, which takes seconds here, and not only those of
 * pages that are asked for. With queries on demand, a request for a page's data ends Gatsby's state “waiting”, and changed
 * files that this state has collected for 500 ms are lost
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts). Pictures are
 * still made when a page shows them.
 */
const querying = { CI: 'true', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true' };

/** The environment variables with which `gatsby develop` shows every edit. */
export const developEnvironment = { ...watching, ...querying };
