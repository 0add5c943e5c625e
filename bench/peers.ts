import { openBrowser } from './browser';
import type { Figure } from './figure';
import { measureLighthouse, measureWire } from './measure-browser';
import type { Progress } from './progress';

/** What is said of one peer while measuring: its visit, then Lighthouse. */
export const stepsOfPeer = 2;

/**
 * Other sites, by the full address of a page, measured as ours are and in the same run. Whatever a page of theirs asks
 * for counts, from any host; no budget of ours binds them. Rejects where a page cannot be reached.
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
