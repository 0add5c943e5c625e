import { globalHistory } from '@gatsbyjs/reach-router';
import type { GatsbyBrowser } from 'gatsby';
import { readAddress } from '../i18n/address';
import type { LoadedPage } from './globals';

const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Gatsby adds the query of the address to the path of a page without a match path, as those of the bare tree are. */
const isPageAt = (path: string, { page, json }: LoadedPage): boolean =>
  page !== undefined && withoutQuery(page.path) === path && Boolean(json?.data && json.pageContext);

/**
 * Makes Gatsby know the pages of the site. It shows Page Not Found, or throws, where the data of a page is missing or is
 * something else. At the address of a page that exists this makes it an error like any other, after which Gatsby keeps the
 * static page as it is. `noteMissing` gets the address of the file that this document's own page lacks, or nothing if it is
 * not to be fetched again. Must be called before Gatsby loads the first page.
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
 * Keeps Back and Forward from Gatsby's router, which would show the page that it has asked for even if the visitor has gone
 * on, and loses the hash of one that cannot be loaded. `showPage` shows it instead. Must be called before React starts.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/ensure-resources.js
 */
function keepHistoryFromRouter(): void {
  const { listen } = globalHistory;
  globalHistory.listen = (listener) =>
    listen((change) => {
      if (change.action !== 'POP') listener(change);
    });
}

/** Prepares Gatsby's loader; must be called before Gatsby loads the first page. */
export function prepareRuntime(noteMissing: (file: string) => void): void {
  expectKnownPages(noteMissing);
  keepHistoryFromRouter();
}

/**
 * Loads the page of a path with query. Resolves to whether this document can show it: a page that a newer release made may
 * need other scripts. Never rejects.
 */
export async function loadPage(address: string): Promise<boolean> {
  const loaded = await window.___loader.loadPage(address);
  return loaded?.page !== undefined && loaded.page.webpackCompilationHash === window.___webpackCompilationHash;
}

/** Loads a page that the visitor may open soon, with low priority. */
export const fetchPageLater = (path: string): void => window.___loader.enqueue(path);

interface ShowOptions {
  /** Whether the address replaces that of the history entry. */
  replace: boolean;
  /** The state of the history entry, with the key that Gatsby adds. */
  state?: object;
}

/** Shows a page that has been loaded, at a path with query and hash. */
export const showPage = (address: string, options: ShowOptions): void => void globalHistory.navigate(address, options);

const listeners: ((isFirst: boolean) => void)[] = [];

/** Calls back when a page has been rendered: the first one, by hydration, and each after it. */
export const onShown = (listener: (isFirst: boolean) => void): void => void listeners.push(listener);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) =>
  listeners.forEach((call) => call(!prevLocation));

/** Gatsby prefetches by `<link rel="prefetch">`, which Firefox refuses under the policy's `default-src 'none'`. */
export const disableCorePrefetching = (): boolean => true;

/** Called by Gatsby for each page of its queue. */
export const onPrefetchPathname = ({ pathname }: { pathname: string }): void => void loadPage(pathname);

/** The site scrolls to the top or to the hash itself. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
