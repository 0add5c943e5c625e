/**
 * Resolves if a host responds, with any status; rejects if it is blocked or unreachable. The `load` event of an iframe
 * is no substitute: browsers fire it even if the host is unreachable. The response cannot be read (`no-cors`), so a
 * HEAD request is enough.
 */
export const probe = (address: string, signal: AbortSignal): Promise<unknown> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
