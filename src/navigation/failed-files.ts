/** The root element's `data-scripts-failed` holds the addresses of what failed to load; style sheets select by its presence. */
const rootData = (): DOMStringMap => document.documentElement.dataset;

/** Notes that the page lacks a script or its data. The address is empty where no file is to be fetched again. */
export function noteFailure(address: string): void {
  const { scriptsFailed = '' } = rootData();
  rootData().scriptsFailed = address && scriptsFailed.includes(address) ? scriptsFailed : `${scriptsFailed} ${address}`;
}

/** Called when the page has what it needs. */
export function forgetFailures(): void {
  delete rootData().scriptsFailed;
}

/** Fetches a file of the site past the browser's cache, which keeps the answer. */
export const fetchAgain = (address: string): Promise<Response> => fetch(address, { cache: 'reload' });

/**
 * Fetches again what failed to load, past the browser's cache: a wrong answer may be kept there as long as a right one, and
 * both a reload and webpack would take it from there. Resolves when each file has arrived or failed again.
 */
export const refetchFailed = (): Promise<PromiseSettledResult<Response>[]> =>
  Promise.allSettled((rootData().scriptsFailed ?? '').split(' ').filter(Boolean).map(fetchAgain));
