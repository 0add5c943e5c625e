import { isNarrow } from '../../../src/content/narrow-picture';

export const megabyte = 1_000_000;

/** Largest size of a picture file, in bytes: every build reads all pictures, and Git stores each version. */
export const mostBytes = 5 * megabyte;

/**
 * Smallest width of a picture file in pixels, with which the picture is not blurred on high-density screens. Files for
 * narrow windows end in `-narrow.png`; those in `screens/` show the trading terminal.
 */
export function leastWidth(path: string): number {
  if (isNarrow(path)) return 1050;
  return path.startsWith('screens/') ? 1920 : 1200;
}
