/**
 * Makes chokidar, Gatsby's file watcher, poll. With file system events it ignores a second change within 50 ms. Editors
 * truncate a file before they write it, so Gatsby would read an empty file.
 */
const watching = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '200' };

/**
 * `CI` makes Gatsby run the queries of all pages after a change, which takes seconds, and not only those of requested
 * pages. With queries on demand, Gatsby loses file changes of the last 500 ms if a page's data is requested
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts). Pictures are
 * still made only when a page shows them.
 */
const querying = { CI: 'true', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true' };

/** Environment variables without which `gatsby develop` misses some edits. */
export const developEnvironment = { ...watching, ...querying };
