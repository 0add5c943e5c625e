import { useSyncExternalStore } from 'react';

/** Dispatched on the window after the query string was replaced: `history.replaceState` fires no event of its own. */
const searchReplaced = 'searchreplaced';

function subscribe(listener: () => void): () => void {
  window.addEventListener(searchReplaced, listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener(searchReplaced, listener);
    window.removeEventListener('popstate', listener);
  };
}

const searchInBrowser = () => window.location.search;
const searchInStaticHtml = () => '';

/** The query string of the address, empty in the static HTML; re-renders when `replaceSearch` or history changes it. */
export const useAddressSearch = (): string => useSyncExternalStore(subscribe, searchInBrowser, searchInStaticHtml);

/** Puts a query string (empty, or beginning with `?`) into the address without a new history entry. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  window.dispatchEvent(new Event(searchReplaced));
}
