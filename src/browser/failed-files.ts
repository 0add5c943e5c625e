/**
 * The `data-*` attributes of `<html>`. `data-scripts-failed` lists the URLs of files that failed to load. While it is
 * set, style sheets hide elements that need scripts, and show error messages.
 */
const rootData = (): DOMStringMap => document.documentElement.dataset;

/**
 * Records that a script or the data of the page failed to load. `address` is the URL of the file, or empty if it should
 * not be fetched again.
 */
export function noteFailure(address: string): void {
  const { scriptsFailed = '' } = rootData();
  rootData().scriptsFailed = address && scriptsFailed.includes(address) ? scriptsFailed : `${scriptsFailed} ${address}`;
}

/** Removes the record of failed files. Called when everything that the page needs has loaded. */
export function forgetFailures(): void {
  delete rootData().scriptsFailed;
}

/** Fetches a file from the server instead of the browser's cache, and updates the cache. */
export const fetchAgain = (address: string): Promise<Response> => fetch(address, { cache: 'reload' });

/**
 * Fetches all failed files again. Bypasses the browser's cache: it may have stored a wrong response, which a reload or
 * webpack would use again. Resolves when each file has arrived or failed again.
 */
export const refetchFailed = (): Promise<PromiseSettledResult<Response>[]> =>
  Promise.allSettled((rootData().scriptsFailed ?? '').split(' ').filter(Boolean).map(fetchAgain));
