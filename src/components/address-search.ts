import { useSyncExternalStore } from 'react';

/** Name of an event on `window` that `setParameters` fires, since `history.replaceState` fires none. */
const searchReplaced = 'searchreplaced';

/**
 * Milliseconds between two changes of the URL. Chrome allows 200 in ten seconds. It ignores further changes, and
 * navigations after them.
 */
const writeDelay = 500;

/**
 * Returns the URL's path and query. Leaves out the fragment, which may change before a pending query string is written.
 */
const page = () => window.location.pathname + window.location.search;

/** A query string that is not yet in the URL, and the page that it belongs to. */
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

/** Returns the query string that `setParameters` has yet to write into the URL, otherwise that of the URL. */
export const addressSearch = () => (pending?.page === page() ? pending.search : window.location.search);
const searchInStaticHtml = () => '';

/**
 * Returns the query string as `addressSearch` does; empty in the static HTML. Re-renders when `setParameters` or the
 * history changes it.
 */
export const useAddressSearch = (): string => useSyncExternalStore(subscribe, addressSearch, searchInStaticHtml);

/** Writes the pending query string into the URL, unless the visitor has left its page. */
function write(): void {
  clearTimeout(timer);
  timer = undefined;
  const { pathname, hash } = window.location;
  if (pending?.page === page()) window.history.replaceState(window.history.state, '', pathname + pending.search + hash);
  pending = undefined;
}

/**
 * Writes the pending query string before the browser follows a link. Thus language links contain it, and Back returns
 * to it.
 */
function writeBeforeLink({ target }: Event): void {
  if (target instanceof Element && target.closest('a')) write();
}

/**
 * Sets parameters of the URL's query, or removes those that are empty, and keeps all others. Writes them within half a
 * second, without a new history entry.
 */
export function setParameters(parameters: Record<string, string>): void {
  const query = new URLSearchParams(addressSearch());
  for (const [name, value] of Object.entries(parameters)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  pending = { page: page(), search: text && `?${text}` };
  timer ??= setTimeout(write, writeDelay);
  window.addEventListener('click', writeBeforeLink, { capture: true });
  window.dispatchEvent(new Event(searchReplaced));
}
