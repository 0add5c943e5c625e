import { followLinks } from './follow-links';
import { knownPages, type LoadedPage, type PageLoader } from './known-pages';
import { createNavigation, type Wish } from './navigation';

/** Globals of Gatsby, for which it has no types. */
declare const window: Window & {
  ___loader: PageLoader;
  ___navigate: (to: string, options?: { replace?: boolean }) => void;
  ___webpackCompilationHash: string;
};

/** With the query, which Gatsby takes for a part of a page's path, and without the hash. */
const addressHere = (): string => window.location.pathname + window.location.search;

/** A page that a newer release made may need other scripts than those that run here. */
const canShow = ({ status, page }: LoadedPage): boolean =>
  status !== 'error' && page?.webpackCompilationHash === window.___webpackCompilationHash;

function openDocument({ to, entry }: Wish): void {
  if (entry === 'already there') window.location.reload();
  else if (entry === 'same') window.location.replace(to);
  else window.location.assign(to);
}

/** Makes the loader know the pages of the site, from the first page on. */
export function expectKnownPages(): void {
  window.___loader.loadPage = knownPages(window.___loader.loadPage);
}

/**
 * From hydration on, every navigation goes through {@link createNavigation}: links, Back and Forward, and what calls Gatsby's
 * `navigate`. Not before: Gatsby hydrates the page of the address that it was loaded from, and until then links load pages.
 */
export function startNavigation(): void {
  const { ___loader: loader, ___navigate: gatsbyNavigate } = window;
  const { loadPage } = loader;
  const { go, handleTyping, handleReturn } = createNavigation({
    load: async (to) => canShow(await loadPage(to.replace(/#.*/s, ''))),
    show: ({ to, entry }) => {
      if (entry !== 'already there') gatsbyNavigate(to, { replace: entry === 'same' });
    },
    open: openDocument,
    stop: () => window.stop(),
  });
  window.___navigate = (to, options) => void go({ to, entry: options?.replace ? 'same' : 'new' });
  // After Back, Gatsby shows what it has asked for even if the visitor has gone on; and its own way out when a page cannot be
  // loaded loses the hash and adds a history entry (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/ensure-resources.js).
  loader.loadPage = async (address) => {
    const isHere = address === addressHere();
    const loaded = await loadPage(address);
    const isLate = isHere && address !== addressHere();
    return isLate || !canShow(loaded) ? new Promise(() => undefined) : loaded;
  };
  followLinks(go);
  window.addEventListener('popstate', () => {
    const { hash } = window.location;
    void go({ to: addressHere() + hash, entry: 'already there' });
  });
  document.addEventListener('input', handleTyping);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) handleReturn();
  });
}
