import { readAddress } from '../i18n/address';
import { noteFailure } from './failed-files';

/** What Gatsby's loader answers: a page's data and component, or why there are none. */
export interface LoadedPage {
  status?: string;
  /** webpack adds the address of the file that it could not load. */
  error?: { request?: string };
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: unknown; pageContext?: unknown };
}

type LoadPage = (address: string) => Promise<LoadedPage | undefined>;

/** The part of Gatsby's loader that is replaced; it resolves to an error rather than to nothing. */
export interface PageLoader {
  loadPage: (address: string) => Promise<LoadedPage>;
}

const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Gatsby adds the query of the address to the path of a page without a match path, as those of the bare tree are. */
const isPageAt = (path: string, { page, json }: LoadedPage): boolean =>
  page !== undefined && withoutQuery(page.path) === path && Boolean(json?.data && json.pageContext);

/**
 * Gatsby shows Page Not Found, or throws, where the data of a page is missing or is something else. At the address of a
 * page that exists this makes it an error like any other, after which Gatsby keeps the static page as it is, or the next
 * page is loaded from the server. Where the page lacks its own data, the place of its form says so.
 */
export const knownPages =
  (loadPage: LoadPage): PageLoader['loadPage'] =>
  async (address) => {
    const pathname = withoutQuery(address);
    const { route, path } = readAddress(pathname);
    const loaded: LoadedPage = (await loadPage(address).catch((error: LoadedPage['error']) => ({ error }))) ?? {};
    if (route ? isPageAt(path, loaded) : loaded.page) return loaded;
    if (route && pathname === window.location.pathname) noteFailure(loaded.error?.request ?? '');
    return { ...(loaded.error && { error: loaded.error }), status: 'error' };
  };
