/**
 * Resolves if a host answers at all, rejects if it is blocked, refused or away. A frame cannot be asked: browsers report
 * it as loaded even when its host is unreachable. The answer itself stays hidden from the page, so its head will do.
 */
export const probe = (address: string, signal: AbortSignal): Promise<unknown> =>
  window.fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    signal,
  });
