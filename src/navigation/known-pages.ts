import { readAddress } from '../i18n/address';
import { noteFailure } from './failed-files';

/** What Gatsby's loader answers: a page's data and component, or why there are none. */
interface LoadedPage {
  status?: string;
  /** webpack adds the address of the file that it could not load. */
  error?: { request?: string };
  page?: { path: string };
  json?: { data?: unknown; pageContext?: unknown };
}

/** Gatsby's own loader, by its global name; Gatsby's types leave it out. */
export interface PageLoader {
  loadPage: (address: string) => Promise<LoadedPage | undefined>;
}

const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Gatsby adds the query of the address to the path of a page without a match path, as those of the bare tree are. */
const isPageAt = (path: string, { page, json }: LoadedPage): boolean =>
  page !== undefined && withoutQuery(page.path) === path && Boolean(json?.data && json.pageContext);

/**
 * Gatsby shows Page Not Found, or throws, where the data of a page is missing or is something else. At the address of a
 * page that exists this makes it an error like any other, after which Gatsby keeps the static page as it is, or loads the
 * next page from the server. Where the page lacks its own data, the place of its form says so.
 */
export function expectKnownPages(loader: PageLoader): void {
  const { loadPage } = loader;
  loader.loadPage = async (address) => {
    const pathname = withoutQuery(address);
    const { route, path } = readAddress(pathname);
    if (!route) return loadPage(address);
    const loaded = (await loadPage(address).catch((error: LoadedPage['error']) => ({ error }))) ?? {};
    if (isPageAt(path, loaded)) return loaded;
    if (pathname === window.location.pathname) noteFailure(loaded.error?.request ?? '');
    return { ...(loaded.error && { error: loaded.error }), status: 'error' };
  };
}
