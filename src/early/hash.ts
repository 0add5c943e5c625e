function decodedHash(): string | undefined {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return undefined;
  }
}

/** The id in the URL's fragment; empty if there is none. */
export const hashId = (): string => decodedHash() ?? '';

function dropIfMalformed(): void {
  if (decodedHash() !== undefined) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * Removes an undecodable fragment from the URL, on load and whenever the fragment changes: Gatsby calls `decodeURI` on
 * it, and the URIError would leave an empty page. Must be called before Gatsby adds its listeners.
 */
export function dropMalformedHash(): void {
  dropIfMalformed();
  window.addEventListener('popstate', dropIfMalformed);
}
