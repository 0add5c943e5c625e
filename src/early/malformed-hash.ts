import { hashId } from '../browser/hash';

function dropIfMalformed(): void {
  const { hash, pathname, search } = window.location;
  if (hash && !hashId()) window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Removes an undecodable fragment from the URL, on load and whenever the fragment changes: Gatsby calls `decodeURI` on
 * it, and the URIError would leave an empty page. Must be called before Gatsby adds its listeners.
 */
export function dropMalformedHash(): void {
  dropIfMalformed();
  window.addEventListener('popstate', dropIfMalformed);
}
