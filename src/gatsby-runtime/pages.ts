import { globalHistory } from '@gatsbyjs/reach-router';
import type { GatsbyBrowser } from 'gatsby';
import { readAddress } from '../i18n/read-address';
import type { LoadedPage } from './globals';

const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/**
 * Whether Gatsby has loaded the page at `path`, with its data. Ignores a query in `page.path`: Gatsby adds the query of
 * the URL there if the page has no language prefix
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/loader.js).
 */
const isPageAt = (path: string, { page, json }: LoadedPage): boolean =>
  page !== undefined && withoutQuery(page.path) === path && Boolean(json?.data && json.pageContext);

/**
 * Wraps Gatsby's loader. If the file with the data of an existing page cannot be found or read, Gatsby would show Page
 * Not Found or throw. The wrapper returns the status `error` instead, as the loader does after a failed request: then
 * Gatsby does not hydrate the page, which stays static HTML. If the page of this document cannot be loaded, the wrapper
 * calls `noteMissing` with the URL of the script that failed, or with an empty string if no script did. Must be called
 * before Gatsby loads the first page.
 */
function expectKnownPages(noteMissing: (file: string) => void): void {
  const { loadPage: loadAny } = window.___loader;
  window.___loader.loadPage = async (address) => {
    const pathname = withoutQuery(address);
    const { route, path } = readAddress(pathname);
    const loaded: LoadedPage = (await loadAny(address).catch((error: LoadedPage['error']) => ({ error }))) ?? {};
    if (route ? isPageAt(path, loaded) : loaded.page) return loaded;
    if (route && pathname === window.location.pathname) noteMissing(loaded.error?.request ?? '');
    return { ...(loaded.error && { error: loaded.error }), status: 'error' };
  };
}

/**
 * Stops Gatsby's router from handling Back and Forward; `showPage` does so instead. The router would show the page that
 * it has requested even if the visitor has opened another one meanwhile, and it loses the hash if a page cannot be
 * loaded. Must be called before React starts.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/ensure-resources.js
 */
function keepHistoryFromRouter(): void {
  const { listen } = globalHistory;
  globalHistory.listen = (listener) =>
    listen((change) => {
      if (change.action !== 'POP') listener(change);
    });
}

/** Prepares Gatsby's loader and router. Must be called before Gatsby loads the first page. */
export function prepareRuntime(noteMissing: (file: string) => void): void {
  expectKnownPages(noteMissing);
  keepHistoryFromRouter();
}

/**
 * Loads the page at a path with query. Resolves to false if the page cannot be loaded, or if it is from a newer
 * release, whose pages may need other scripts. Never rejects.
 */
export async function loadPage(address: string): Promise<boolean> {
  const loaded = await window.___loader.loadPage(address);
  return loaded?.page !== undefined && loaded.page.webpackCompilationHash === window.___webpackCompilationHash;
}

/** Prefetches a page with low priority. */
export const fetchPageLater = (path: string): void => window.___loader.enqueue(path);

interface ShowOptions {
  replace: boolean;
  /** State of the history entry. Gatsby adds a key to it. */
  state?: object;
}

/** Shows a loaded page, given a path with query and hash. */
export const showPage = (address: string, options: ShowOptions): void => void globalHistory.navigate(address, options);

/**
 * Turns off Gatsby's prefetching by `<link rel="prefetch">`, which Firefox blocks under the CSP's `default-src 'none'`.
 */
export const disableCorePrefetching = (): boolean => true;

/** Prefetches a page by loading its data and scripts. Gatsby calls this function for each page to prefetch. */
export const onPrefetchPathname = ({ pathname }: { pathname: string }): void => void loadPage(pathname);

/** Turns off Gatsby's scrolling: the site itself scrolls to the top or to the hash. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
