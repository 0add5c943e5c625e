import { useSyncExternalStore } from 'react';

/** Dispatched on the window when the query string is to be replaced: `history.replaceState` fires no event of its own. */
const searchReplaced = 'searchreplaced';

/** Milliseconds between two updates: Chrome drops those beyond 200 in ten seconds, and navigations with them. */
const writeDelay = 500;

/** The address without its fragment, which can change while a query string waits. */
const page = () => window.location.pathname + window.location.search;

/** A query string that is not in the address yet, and the page that it belongs to. */
let pending: { page: string; search: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function subscribe(listener: () => void): () => void {
  window.addEventListener(searchReplaced, listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener(searchReplaced, listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The query string of the address, or the one that waits to replace it. */
export const addressSearch = () => (pending?.page === page() ? pending.search : window.location.search);
const searchInStaticHtml = () => '';

/** The query string of the address, empty in the static HTML; re-renders when `replaceSearch` or history changes it. */
export const useAddressSearch = (): string => useSyncExternalStore(subscribe, addressSearch, searchInStaticHtml);

/** Writes what is pending, unless the visitor has left the page that it belongs to. */
function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const { pathname, hash } = window.location;
  if (pending?.page === page()) window.history.replaceState(window.history.state, '', pathname + pending.search + hash);
  pending = undefined;
}

/** Before the link is followed: a language link keeps the query, and Back leads to it. */
function writeBeforeLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a')) write();
}

/** Puts a query string (empty, or beginning with `?`) into the address, half a second later and without a new history entry. */
export function replaceSearch(search: string): void {
  pending = { page: page(), search };
  timer ??= setTimeout(write, writeDelay);
  window.addEventListener('click', writeBeforeLink, { capture: true });
  window.dispatchEvent(new Event(searchReplaced));
}
