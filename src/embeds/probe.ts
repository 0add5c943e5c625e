/**
 * Resolves if a host responds at all; rejects if it is blocked or unreachable. The events of a frame cannot
 * show that: browsers fire `load` even when its host is unreachable. The response is opaque (`no-cors`), so HEAD is enough.
 */
export const probe = (address: string, signal: AbortSignal): Promise<unknown> =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
