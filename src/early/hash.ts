function decodedHash(): string | undefined {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return undefined;
  }
}

/** The id that the address names; empty for none. */
export const hashId = (): string => decodedHash() ?? '';

function dropBrokenHash(): void {
  if (decodedHash() !== undefined) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * Takes a hash whose percent signs are nonsense out of the address, now and whenever one is typed there: Gatsby decodes
 * it without care, and its error would leave an empty page. Must listen before Gatsby does.
 */
export function keepHashReadable(): void {
  dropBrokenHash();
  window.addEventListener('popstate', dropBrokenHash);
}
