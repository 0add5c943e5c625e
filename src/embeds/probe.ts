/**
 * Resolves if a host responds at all; rejects if it is blocked or unreachable. An iframe cannot tell: browsers fire its
 * `load` event even if the host is unreachable. The response cannot be read (`no-cors`), so a HEAD request is enough.
 */
export const probe = (address: string, signal: AbortSignal): Promise<unknown> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
