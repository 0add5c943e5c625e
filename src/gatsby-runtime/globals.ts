/*
 * The private parts of Gatsby that browsers need, each with its source and the reason. No other folder of `src` names them
 * (eslint.config.mjs), so that an upgrade that changes one is answered here. The functions of this folder are what the site
 * uses instead.
 */

/** What Gatsby's loader resolves to: a page's data and component, or the error. */
export interface LoadedPage {
  status?: string;
  /** webpack adds the address of the file that it could not load. */
  error?: { request?: string };
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: unknown; pageContext?: unknown };
}

/** https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js */
interface Loader {
  /** Asks for the data and scripts of a page, once. `loadPage` of the public API exists in hooks only. */
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
  /** Queues a page to be loaded when the browser is idle, unless the visitor saves data. */
  enqueue: (path: string) => void;
}

declare global {
  interface Window {
    ___loader: Loader;
    /**
     * The path of the page in this document. Gatsby writes it, and the hash below, into each page inline, which the content
     * security policy refuses; the early file sets them instead. A third global, `___chunkMapping`, is for Gatsby's own
     * prefetching alone, which is off.
     * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
     */
    pagePath: string | undefined;
    /** The release of the scripts, to compare with that of a page's data. Gatsby compares them itself only after it has begun. */
    ___webpackCompilationHash: string;
  }
}

/**
 * The performance mark of a hydrated page; Gatsby has nothing else that a script can ask.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js
 */
export const hydrationMark = 'onInitialClientRender';

/** The element that React renders into, around all of a page. */
export const rootId = '___gatsby';

/**
 * The live region that names the page after a navigation; it is empty before. Gatsby has no setting for its text.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/route-announcer-props.js
 */
export const announcerId = 'gatsby-announcer';
