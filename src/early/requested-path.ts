/**
 * The path with which the browser requested this document; undefined if the browser cannot tell. `location` may differ:
 * Back may have changed the URL before any script ran.
 */
export function requestedPath(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && new URL(requested.name, window.location.origin).pathname;
}
