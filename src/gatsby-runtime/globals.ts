/* Gatsby's private browser globals that this site uses, each with its source and reason. No other folder of `src` may
   use them (eslint.config.mjs), so if an upgrade of Gatsby changes a global, only this folder must change. */

/** Result of Gatsby's loader: a page's data and component, or an error. */
export interface LoadedPage {
  status?: string;
  /** webpack sets `request` to the URL of the script that failed to load. */
  error?: { request?: string };
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: unknown; pageContext?: unknown };
}

/** Gatsby's page loader: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js */
interface Loader {
  /** Loads the data and scripts of a page, once. The public API offers `loadPage` only inside hooks. */
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
  /** Prefetches a page when the browser is idle, unless the visitor saves data. */
  enqueue: (path: string) => void;
}

declare global {
  interface Window {
    ___loader: Loader;
    /**
     * Path of the page in this document. Gatsby sets `pagePath` and `___webpackCompilationHash` in inline scripts,
     * which the CSP forbids, so `start-app.ts` sets them. Nothing sets Gatsby's third global, `___chunkMapping`: only
     * Gatsby's own prefetching reads it, which is turned off.
     * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
     */
    pagePath: string | undefined;
    /**
     * Hash of the build whose scripts this document runs. `loadPage` in `pages.ts` compares it with the hash in a
     * page's data. Gatsby compares them too, but only after it has started to navigate.
     */
    ___webpackCompilationHash: string;
  }
}

/**
 * Name of the performance mark that Gatsby sets after hydration. Scripts cannot detect hydration in any other way.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/production-app.js
 */
export const hydrationMark = 'onInitialClientRender';

/** Id of the element that React renders into; it contains the whole page. */
export const rootId = '___gatsby';

/**
 * Id of Gatsby's live region, which announces the page after a client-side navigation. Gatsby has no setting for its
 * text. https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/route-announcer-props.js
 */
export const announcerId = 'gatsby-announcer';
