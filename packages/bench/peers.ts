import { openBrowser } from './browser';
import type { Figure } from './figure';
import { measureLighthouse, measureWire } from './measure-browser';
import type { Progress } from './progress';

/** Lines of progress per peer: one for the visit, one for Lighthouse. */
export const stepsOfPeer = 2;

/**
 * Measures pages of other sites, given by their full address, in the same run as this site. Requests to all hosts
 * count; there are no budgets. Rejects if a page cannot be reached.
 */
export async function measurePeers(
  addresses: readonly string[],
  debuggingPort: number,
  progress: Progress,
): Promise<Figure[]> {
  if (addresses.length === 0) return [];
  const browser = await openBrowser({ debuggingPort, reaches: 'everything' });
  try {
    const wire = await measureWire(browser, '', addresses, progress);
    const pages = addresses.map((path) => ({ path, indexable: true }));
    const { figures } = await measureLighthouse('', debuggingPort, pages, progress);
    return [...wire, ...figures].map(({ name, value, unit }) => ({ name, value, unit }));
  } finally {
    await browser.close();
  }
}
