/**
 * Makes chokidar, Gatsby's file watcher, poll files. If chokidar uses file system events instead, it ignores a second
 * change within 50 ms. Editors truncate a file before they write the text, so Gatsby would read an empty file.
 */
const watching = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '200' };

/**
 * `CI` turns off Gatsby's queries on demand, which lose edits: if the browser requests a page's data within 500 ms of a
 * file change, Gatsby ignores the change
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts). Instead, Gatsby
 * runs the queries of all pages after each change, which takes some seconds. `CI` would also make Gatsby resize all
 * pictures at the start. `GATSBY_ENABLE_LAZY_IMAGES_IN_CI` prevents that: pictures are resized when a page shows them.
 */
const querying = { CI: 'true', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true' };

/** Environment variables without which `gatsby develop` misses some edits. */
export const developEnvironment = { ...watching, ...querying };
