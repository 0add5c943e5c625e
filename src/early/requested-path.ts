/** The path that was requested. Back may have changed the URL before any script ran. Undefined if the browser lacks it. */
export function requestedPath(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && new URL(requested.name, window.location.origin).pathname;
}
